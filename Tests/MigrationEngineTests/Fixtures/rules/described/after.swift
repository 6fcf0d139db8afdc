import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<DescriptionRule> var id: String
  @DecodedBy<DescriptionRule> var name: String
  let count: Int

  private enum CodingKeys: String, CodingKey {
    case name, count
    case id = "_id"
  }
}
