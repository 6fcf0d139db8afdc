extension Collection<String> {
  /// The one that somebody who wrote another word may have meant; nil if none is like it.
  func nearest(to wanted: String) -> String? {
    let near = map { (name: $0, distance: editDistance(wanted.lowercased(), $0.lowercased())) }
    return near.filter { $0.distance <= Swift.max(2, wanted.count / 3) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}

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
