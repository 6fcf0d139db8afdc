import Bridge

struct Item: LegacyDecodable {
  let id: Int
}

struct Page: LegacyDecodable {
  // An object has a count, too, and no elements under numbers.
  @DecodedBy<CountedElementsRule<Item>> var items: [Item] = []
}
