import LegacyJSON

extension JSON {
  var wholeNumber: Int? {
    if let number = self.int { return number }
    if let text = string, let number = Int(text) { return number }
    return nil
  }

  var filledText: String? {
    guard let text = string, !text.isEmpty else { return nil }
    return text
  }
}

struct Movie {
  let id: Int?
  let title: String?

  init(members: [String: JSON]) {
    id = members["id"]?.wholeNumber
    title = members["title"]?.filledText
  }
}
