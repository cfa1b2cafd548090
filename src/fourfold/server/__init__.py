"""The server: matches by link, live, and never a move lost."""
