// reason: needs a rule:
import LegacyJSON

enum DescriptionRule {}

class Item {
  var id: String

  init(json: JSON) {
    id = String(describing: json["id"])
  }
}
