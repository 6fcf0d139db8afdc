class Entry: Base {
  var title: String?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.valueIfPresent(String.self, at: "title")
    try super.init(from: decoder)
  }
}
