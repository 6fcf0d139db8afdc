import Bridge

struct User: LegacyDecodable, Parsed {
  let name: String?
  let age: Int
}
