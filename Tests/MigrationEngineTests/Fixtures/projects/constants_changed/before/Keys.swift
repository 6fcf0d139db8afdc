var nameKey = "name"
