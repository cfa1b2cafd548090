"""How a board gets onto a terminal: a canvas, pieces, and a module for each kind of cell."""
