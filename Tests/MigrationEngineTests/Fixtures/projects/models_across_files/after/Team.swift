import Bridge

struct Team: LegacyDecodable {
  let users: [User]
}
