import LegacyJSON
import Bridge

struct Order: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.decode(JSON.self)
  }

  var item: Item { Item(json: json["item"]) }
}

struct Item: LegacyDecodable {
  @DecodedBy<UnwrappedRule<String>> private(set) var name: String
}
