struct Model: Codable {
  private(set) var id: Int
  let name: String // the name
}
