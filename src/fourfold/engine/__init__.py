"""Players and analysis: exact where a table or a finished search says so, search elsewhere."""
