class Item: Base {
  var name: String?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.valueIfPresent(String.self, at: "name")
    try super.init(from: decoder)
  }
}
