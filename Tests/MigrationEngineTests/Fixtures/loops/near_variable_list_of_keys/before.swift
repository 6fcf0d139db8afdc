// reason: is not understood
import SwiftyJSON

struct Contact {
  static var names = ["nick", "name"]

  var name = "-"

  init(json: JSON) {
    for key in Contact.names { name = json[key].string ?? name }
  }
}
