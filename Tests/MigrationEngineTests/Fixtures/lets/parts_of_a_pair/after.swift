import Bridge

struct Range: LegacyDecodable {
  let name: String
  @DecodedBy<UnwrappedRule<Int>> private(set) var first: Int
  let last: Int

  private enum CodingKeys: String, CodingKey {
    case name, first
    case last = "high"
  }
}
