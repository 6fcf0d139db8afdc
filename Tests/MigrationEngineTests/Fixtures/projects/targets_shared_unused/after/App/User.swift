import Bridge

struct User: LegacyDecodable {
  let name: String?
  let age: Int
}
