// reason: `title` can't be wrapped
import Bridge

class Item: LegacyDecodable {
  var title: String? {
    didSet { print("changed") }
  }
  var note: String? {
    didSet { print("changed") }
  }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.value(String.self, at: "title")
    note = try container.value(String.self, at: "note")
  }
}

class Offer: Item {
  var price = 0

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    price = try container.value(Int.self, at: "price")
  }
}

func note(_ values: [Item]) {}
