import Bridge

struct Product: LegacyDecodable {
  let name: String
  var price = 0

  private enum CodingKeys: String, CodingKey {
    case name
  }
}
