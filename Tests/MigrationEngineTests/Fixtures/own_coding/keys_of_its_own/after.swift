import Bridge

struct Tier: LegacyDecodable, Encodable {
  let id: Int
  let price: Double
  var isSelected = false

  enum CodingKeys: String, CodingKey {
    case id
    case price = "tierPrice"
  }
}

struct Zone: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  let name: String?
  let isOpen: Bool

  private enum CodingKeys: String, CodingKey {
    case name = "ZoneName", isOpen = "Open"
  }
}
