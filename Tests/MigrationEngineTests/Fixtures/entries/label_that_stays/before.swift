import SwiftyJSON

struct Item {
  let id: Int

  init(data: JSON) {
    id = data["id"].intValue
  }
}

struct Owner {
  let id: Int

  init(fromJson json: JSON) {
    id = json["id"].intValue
  }
}

struct Picture: CustomPlaygroundDisplayConvertible {
  let id: Int
  var playgroundDescription: Any { id }

  init(dictionary: JSON) {
    id = dictionary["id"].intValue
  }
}

func load(_ json: JSON) -> (Item, Owner, Picture) {
  (Item(data: json), .init(fromJson: json), Picture(dictionary: json))
}

func make(_ type: Item.Type, _ json: JSON) -> Item { type.init(data: json) }
