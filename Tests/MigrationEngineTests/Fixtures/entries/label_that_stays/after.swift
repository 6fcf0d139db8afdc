import Bridge
import LegacyJSON

struct Item: LegacyDecodable {
  let id: Int

  init(data: JSON) { self.init(json: data) }
}

struct Owner: LegacyDecodable {
  let id: Int

  init(fromJson json: JSON) { self.init(json: json) }
}

struct Picture: LegacyDecodable, CustomPlaygroundDisplayConvertible {
  let id: Int
  var playgroundDescription: Any { id }

  init(dictionary: JSON) { self.init(json: dictionary) }
}

func load(_ json: JSON) -> (Item, Owner, Picture) {
  (Item(data: json), .init(fromJson: json), Picture(dictionary: json))
}

func make(_ type: Item.Type, _ json: JSON) -> Item { type.init(data: json) }
