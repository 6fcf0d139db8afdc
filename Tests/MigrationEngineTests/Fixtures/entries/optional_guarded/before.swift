import LegacyJSON

struct Item {
  let id: Int

  init?(fromJson json: JSON?) {
    // Nothing was sent.
    guard let json = json else { return nil }
    id = json["id"].intValue
  }
}

final class Owner {
  let name: String
  let item: Item?

  init(json: JSON?) throws {
    guard let json = json, let name = json["name"].string else { throw CancellationError() }
    self.name = name
    item = Item(fromJson: json["item"])
  }
}

func load(_ json: JSON?) throws -> (Item?, Owner) { try (Item(fromJson: json), Owner(json: json)) }
