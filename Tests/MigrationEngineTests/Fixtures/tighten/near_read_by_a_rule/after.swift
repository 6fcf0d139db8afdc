// reason: not tightened: `Box` is not
import Bridge

struct Item: LegacyDecodable {
  let id: Int?
}

struct Box: LegacyDecodable {
  @DecodedBy<EntriesRule<Item>> var items: [Item] = []
}
