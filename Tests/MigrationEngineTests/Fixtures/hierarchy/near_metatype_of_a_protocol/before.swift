// reason: its metatype is used here
import SwiftyJSON

protocol Mapable {
  init(json: JSON)
}

final class Item: Mapable {
  var id: Int

  required init(json: JSON) {
    id = json["id"].intValue
  }
}

let kinds: [String: Mapable.Type] = ["item": Item.self]

func made(_ kind: String, of json: JSON) -> Mapable? { kinds[kind]?.init(json: json) }
