// reason: becomes a struct
import SwiftyJSON

final class Item {
  var id: Int

  required init(json: JSON) {
    id = json["id"].intValue
  }
}
