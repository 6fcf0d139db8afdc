/// Returns the number of characters to add, remove or replace (Levenshtein).
func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let replaced = diagonal + (right[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
