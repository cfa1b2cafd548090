"""Other people's libraries beside ours. These measurements are for clones; no wheel has them."""
