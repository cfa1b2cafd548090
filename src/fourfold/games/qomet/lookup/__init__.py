"""Values of Qomet positions from tables: what the package ships, and a whole solution."""
