"""What is kept: the tables of the database, and every question and change there is for them."""
