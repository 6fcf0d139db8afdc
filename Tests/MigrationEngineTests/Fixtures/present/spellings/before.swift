import SwiftyJSON

struct User {
  let name: String

  init(json: JSON) { name = json["name"].stringValue }
}

class Page {
  var first: User?
  var second: User?
  var third: String?
  var fourth: String?
  var fifth: [String] = []

  init(json: JSON) {
    if .null != json["first"] { first = User(json: json["first"]) }
    if !(json["second"].type == .null) { second = User(json: json["second"]) }
    third = json["third"] == .null ? nil : json["third"].stringValue
    if json["fourth"].exists() == false { fourth = nil } else { fourth = json["fourth"].stringValue }
    if (json["fifth"] != JSON.null) {
      for text in json["fifth"].arrayValue { fifth.append(text.stringValue) }
    }
  }
}
