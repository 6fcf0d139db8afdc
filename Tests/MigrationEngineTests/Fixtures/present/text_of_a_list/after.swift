import Bridge

struct Player: LegacyDecodable {
  var name = ""

  private enum CodingKeys: CodingKey {}
}
