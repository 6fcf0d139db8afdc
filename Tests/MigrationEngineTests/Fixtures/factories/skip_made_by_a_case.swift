// reason: `make` makes one of a `JSON`
import SwiftyJSON

enum F: String {
  case a, b

  func make(_ json: JSON) -> R { return R(k: rawValue, v: json[rawValue].stringValue) }
}

struct R {
  let k: String
  let v: String
}
