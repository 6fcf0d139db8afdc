let nameKey = "name"
let sizeKey = "length"
