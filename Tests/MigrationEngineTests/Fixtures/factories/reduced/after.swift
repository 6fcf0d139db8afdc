import Bridge

struct Crowd: LegacyDecodable {
  struct User: LegacyDecodable {
    let id: Int
  }

  let users: [User]
}
