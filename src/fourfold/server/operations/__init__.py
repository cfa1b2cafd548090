"""Keeping a server: limits, figures, logs, backups and the forgetting of what is old."""
