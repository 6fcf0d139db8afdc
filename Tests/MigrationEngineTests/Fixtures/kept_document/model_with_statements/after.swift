import LegacyJSON
import Bridge

struct Order: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var item: Item { Item(json: json["item"]) }
}

struct Item: LegacyDecodable {
  @DecodedBy<UnwrappedRule<String>> private(set) var name: String
}
