"""The terminal: commands for people at a keyboard and for programs on a pipe."""

from .app import main

__all__ = ["main"]
