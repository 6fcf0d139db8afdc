// reason: is not understood
import SwiftyJSON

struct Item {
  var size = 0

  init(json: JSON) {
    if JSON(json["box"].object).exists() { size = 1 }
    let part = json["part"].exists() ? json["part"] : JSON.null
    if part.exists() { size = 2 }
  }
}
