struct Item: Codable {
  let id: Int
}
