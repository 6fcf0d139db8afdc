import SwiftyJSON

class Words {
  let blank = ""
}

enum Texts {
  static let none = ""
}

struct Profile {
  var name: String
  var city: String?

  init(with details: [String: JSON]) {
    name = details["name"]?.stringValue ?? Words().blank
    city = details["address"]?["city"].stringValue ?? Texts.none
  }
}
