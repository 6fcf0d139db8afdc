// options: declared

struct Tag: Codable {
  let name: String
}

struct Feed: Codable {
  let tags: [Tag]
  let one: Tag
  let texts: [String]
}
