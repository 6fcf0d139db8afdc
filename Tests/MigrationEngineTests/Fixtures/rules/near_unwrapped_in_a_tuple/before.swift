// reason: is not understood
import SwiftyJSON

class Order {
  var title: String!
  var pair: (String, Int)

  init(json: JSON) {
    title = json["title"].string
    pair = (title, 1)
  }
}
