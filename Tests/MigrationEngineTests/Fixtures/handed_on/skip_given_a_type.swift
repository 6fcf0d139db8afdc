// reason: `.rawString` of the document is not understood
import LegacyJSON

func describe(_ json: JSON, as type: Any.Type) -> String { json.rawString(.utf8) ?? "\(type)" }

class Item {
  let id: Int
  var name: String

  init(json: JSON) {
    id = json["id"].intValue
    name = describe(json["name"], as: Item.self)
  }
}
