import LegacyJSON
import Bridge

struct Item: LegacyFailableDecodable {
  let id: Int

  init?(fromJson json: JSON?) {
    guard let json = json else { return nil }
    self.init(json: json)
  }
}

final class Owner: LegacyThrowingDecodable, ContainerDecodable {
  let name: String
  let item: Item?

  init(from container: LegacyContainer) throws {
    guard let name = try container.decodeIfPresent(String.self, at: "name") else { throw CancellationError() }
    self.name = name
    item = try container.decodeIfAccepted(Item.self, at: "item")
  }
  convenience init(json: JSON?) throws {
    guard let json = json else { throw CancellationError() }
    try self.init(json: json)
  }
}

func load(_ json: JSON?) throws -> (Item?, Owner) { try (Item(fromJson: json), Owner(json: json)) }
