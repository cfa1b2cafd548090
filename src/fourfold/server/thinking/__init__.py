"""Processes that think beside the server."""
