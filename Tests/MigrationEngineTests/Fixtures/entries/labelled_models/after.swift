import Bridge

struct Tag: LegacyDecodable {
  let name: String?
}

struct Item: LegacyDecodable {
  let tags: [Tag]
  let first: Tag
}
