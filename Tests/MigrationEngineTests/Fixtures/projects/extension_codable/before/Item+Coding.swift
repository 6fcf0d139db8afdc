extension Item: Encodable {
  enum CodingKeys: String, CodingKey {
    case name = "title"
  }
}
