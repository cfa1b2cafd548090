"""How puzzles are made: found in games between engines, proved, named and rated."""
