// reason: handed on
import LegacyJSON

enum Numbers { static func int(_ json: JSON) -> Int { Mirror(reflecting: json).children.count } }

struct Item {
  let id: Int

  init(json: JSON) {
    id = Numbers.int(json["id"])
  }
}
