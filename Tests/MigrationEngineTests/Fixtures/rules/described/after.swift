import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<DescriptionRule> var id: String
  @DecodedBy<DescriptionRule> var name: String
  let count: Int

  private enum CodingKeys: String, CodingKey {
    case count, name
    case id = "_id"
  }
}
