// reason: `name`: needs a rule: `name = details["name"]?.stringValue ?? Words().blank`
import SwiftyJSON

class Words {
  var blank = ""
}

enum Texts {
  static let none = "-"
}

struct Profile {
  var name: String
  var city: String?

  init(with details: [String: JSON]) {
    name = details["name"]?.stringValue ?? Words().blank
    city = details["city"]?.stringValue ?? Texts.none
  }
}
