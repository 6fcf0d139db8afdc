// reason: not understood: `if json.isEmpty { …`
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
