let keys: [Key] = []
