"""What people see: boards, columns, progress, and the language it is said in."""
