let nameKey = "title"
