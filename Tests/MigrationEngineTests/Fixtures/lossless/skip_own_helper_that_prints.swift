// reason: the document is handed on: `dump(json)`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = APIUtil.int(json["a"])
  }
}

enum APIUtil {
  static func int(_ json: JSON) -> Int? {
    dump(json)
    return json.int
  }
}
