// reason: `.string ?? "a \"city\""` is not `.stringValue`
import SwiftyJSON

struct Place {
  let city: String

  init(json: JSON) {
    city = json["city"].string ?? "a \"city\""
  }
}
