let nameKey = "name"
