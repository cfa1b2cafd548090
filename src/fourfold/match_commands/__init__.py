"""A match as its events say it is: pure values and decisions, no database and no socket."""
