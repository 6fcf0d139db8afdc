// reason: it is made of `[String: JSON]?`
import SwiftyJSON

struct Address {
  var city: String?

  init(_ members: [String: JSON]?) {
    guard let members = members else {
      city = "nowhere"
      return
    }
    city = members["city"]?.string
  }
}
