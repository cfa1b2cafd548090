"""A game in the terminal: who sits there, what they type, and what becomes of it."""
