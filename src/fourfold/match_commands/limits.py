"""How long a match can become, so that none grows without bound."""

MOST_PLIES = 500
"""A match that is not over after so many moves is drawn, wherever they were played.

Records have no more either, so whatever record a match gives out can be read again.
"""
MOST_EVENTS = 2000
"""After so many events nothing more is offered, asked or declined; moves are still played."""
