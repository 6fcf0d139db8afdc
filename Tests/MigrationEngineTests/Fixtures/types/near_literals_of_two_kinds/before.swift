// reason: the type of `sizes` is not understood
import SwiftyJSON

struct Settings {
  var sizes = [1, 2.5]

  init(json: JSON) {
    if !json.isEmpty { sizes = json["sizes"].arrayValue.map { $0.doubleValue } }
  }
}
