import Bridge

struct Place: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let name: String
  let stars: Int
  let street: String?
  let city: String?

  private enum CodingKeys: String, CodingKey {
    case name = "place_name"
    case stars = "place_stars"
    case street = "place_address.street"
    case city = "address.place-city"
  }
}
