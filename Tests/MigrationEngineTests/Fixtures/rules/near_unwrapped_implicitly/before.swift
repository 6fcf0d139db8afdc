// reason: `names = [title, title]` is not understood
import SwiftyJSON

class Order {
  var title: String!
  var names: [String] = []

  init(json: JSON) {
    title = json["title"].string
    names = [title, title]
  }
}
