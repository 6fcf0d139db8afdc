import Bridge

struct User: LegacyDecodable {
  let title: String?
}
