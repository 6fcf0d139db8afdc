import Bridge

class User: LegacyDecodable {
  let name: String?
  let age: Int
}
