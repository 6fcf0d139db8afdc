// reason: needs a written initializer: `print("reading")` is not understood
import SwiftyJSON

final class Item {
  var id: Int?

  init(fromJson json: JSON?) {
    print("reading")
    id = json?["id"].int
  }
}
