"""Games solved: finding the value of every position, tables of them, and looking values up."""
