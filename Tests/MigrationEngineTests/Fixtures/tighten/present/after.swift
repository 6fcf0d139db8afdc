struct Member: Codable {
  let name: String
  let title: String?
  let level: Int
  let tags: [String]
}
