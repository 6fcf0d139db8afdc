import LegacyJSON

extension JSON {
  var anyNumber: Int? {
    if let number = self.int { return number }
    return 0
  }
}

struct Movie {
  let id: Int?

  init(members: [String: JSON]) {
    id = members["id"]?.anyNumber
  }
}
