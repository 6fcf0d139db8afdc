// reason: is not understood
import SwiftyJSON

struct Option {
  let chosen: String

  init(json: JSON) {
    let options = json["options"].arrayValue
    chosen = options[json["index"].intValue].stringValue
  }
}
