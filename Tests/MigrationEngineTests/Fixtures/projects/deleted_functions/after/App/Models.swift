import Bridge

struct Badge: LegacyDecodable {
  let id: Int
}

struct Shop: LegacyDecodable {
  let name: String
}

struct City: LegacyDecodable {
  let name: String
  let badge: Badge
}
