// reason: `if json.isEmpty { …` is not understood
import LegacyJSON

struct Item {
  let id: Int

  init?(json: JSON) {
    if json.isEmpty {
      print("empty")
      return nil
    }
    id = json["id"].intValue
  }
}
