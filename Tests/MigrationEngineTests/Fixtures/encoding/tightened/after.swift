struct Item: Decodable {
  let id: Int

  var dictionary: [String: Any] { ["id": id] }
}

struct Page: Decodable {
  let items: [Item]
}

struct Plain: Codable {
  let word: String
}
