import Bridge

struct Tag: LegacyDecodable {
  let name: String
}

struct Post: LegacyDecodable {
  let tags: [Tag]
}
