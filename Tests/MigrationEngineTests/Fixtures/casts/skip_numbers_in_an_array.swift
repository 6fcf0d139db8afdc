// reason: takes booleans for numbers on some platforms
import LegacyJSON

struct Item {
  let ids: [Int]
  init(json: JSON) { ids = json["ids"].arrayObject as? [Int] ?? [] }
}
