// reason: `title`: needs a rule
import SwiftyJSON

// The default is another one than those of the library.
struct Offer {
  var title: String?
  var price: Int!

  init(json: JSON) {
    title = json["title"].string ?? "none"
    price = json["price"].int ?? -1
  }
}

// What the early return leaves is neither nil nor the default.
struct Bid {
  var title: String? = "untitled"
  var price: Int?

  init(json: JSON) {
    if json.isEmpty { return }
    title = json["title"].string ?? ""
    price = json["price"].int ?? 0
  }
}
