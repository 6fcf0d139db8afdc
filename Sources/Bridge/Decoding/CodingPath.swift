/// The way to a value. It is an array only once someone asks: most values are read without an error.
indirect enum CodingPath {
  case root
  case child(CodingPath, any CodingKey)

  /// The keys, outermost first.
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while case .child(let parent, let key) = path {
      keys.append(key)
      path = parent
    }
    return keys.reversed()
  }
}

/// The coding key of an array's element, or of a dictionary's member.
enum PathKey: CodingKey {
  case index(Int)
  case member(String)

  init(stringValue: String) {
    self = .member(stringValue)
  }

  init(intValue: Int) {
    self = .index(intValue)
  }

  var stringValue: String {
    switch self {
    case .index(let index): "Index \(index)"
    case .member(let name): name
    }
  }

  var intValue: Int? {
    switch self {
    case .index(let index): index
    case .member(let name): Int(name)
    }
  }
}
