// reason: needs a rule: `for banner in json["banners"].arrayValue { …`
import SwiftyJSON

class Page {
  var links: [String] = []
  var owner = ""
  var note: String?

  init(json: JSON) {
    for banner in json["banners"].arrayValue {
      if banner["hidden"].boolValue { continue }
      links.append(banner["image_url"].stringValue)
    }
    owner = json["owner"].stringValue
    note = json["note"].string
  }
}
