// reason: callers that are not known may give it nil
import LegacyJSON

class Item {
  var id = 1

  required init(json: JSON?) {
    if let json = json { id = json["id"].intValue }
  }
}
