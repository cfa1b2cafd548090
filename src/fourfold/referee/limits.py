"""How long a match can become, so that none grows without bound."""

MOST_PLIES = 500
"""A match that is not over after so many moves is drawn. Records have no more either."""
MOST_EVENTS = 2000
"""After so many events nothing more is offered, asked or declined; moves are still played."""
