// reason: the document is handed on: `print(json)`
import LegacyJSON

struct Model {
  var a: Int?

  init(json: JSON) {
    a = APIUtil.int(json["a"])
  }
}

enum APIUtil {
  static func int(_ json: JSON) -> Int? {
    print(json)
    return json.int
  }
}
