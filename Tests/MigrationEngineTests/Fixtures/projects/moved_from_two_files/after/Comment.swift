import Bridge

struct Comment: LegacyDecodable {
  let text: String
  let author: String?
}

struct Like {
  let count: Int
}
