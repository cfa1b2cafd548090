"""What programs say to each other on standard input and output: lines of JSON, and UGI."""
