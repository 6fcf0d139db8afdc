import Bridge

struct Model: LegacyDecodable {
  var cached = 0

  private enum CodingKeys: CodingKey {}
}
