// reason: is not understood
import SwiftyJSON

class Order {
  var title: String!
  var mark: Int

  init(json: JSON) {
    title = json["title"].string
    switch title {
    case "a": mark = 1
    default: mark = 2
    }
  }
}
