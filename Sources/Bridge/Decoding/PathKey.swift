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
