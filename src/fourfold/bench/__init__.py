"""How fast everything is, always beside something else that is measured in the same run."""
