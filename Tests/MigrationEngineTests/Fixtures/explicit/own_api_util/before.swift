import LegacyJSON

enum APIUtil { static func int(_ json: JSON) -> Int? { 1 } }

struct Model {
  var a: Int?

  init(json: JSON) {
    a = APIUtil.int(json["a"])
  }
}
