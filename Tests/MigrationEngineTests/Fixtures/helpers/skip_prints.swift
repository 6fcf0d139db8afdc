// reason: handed on
import LegacyJSON

func number(_ json: JSON) -> Int {
  dump(json)
  return json.intValue
}
struct Item {
  let id: Int
  init(json: JSON) { id = number(json["id"]) }
}
