// reason: its metatype is used here
import Bridge
import LegacyJSON

protocol Mapable {
  init(json: JSON)
}

final class Item: LegacyDecodable, Mapable {
  let id: Int
}

let kinds: [String: Mapable.Type] = ["item": Item.self]

func made(_ kind: String, of json: JSON) -> Mapable? { kinds[kind]?.init(json: json) }
