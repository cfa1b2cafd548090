"""The doors of the server: endpoints, the live connection, the pages, and who is calling."""
