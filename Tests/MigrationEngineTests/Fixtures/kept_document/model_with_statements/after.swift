import Bridge

struct Order: LegacyDecodable {
  let item: Item
}

struct Item: LegacyDecodable {
  @DecodedBy<UnwrappedRule<String>> private(set) var name: String
}
