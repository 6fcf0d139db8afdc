// reason: needs a written initializer: `for tag in json["tags"].arrayValue { …` is not understood: `"\(tags.count): "`
import SwiftyJSON

class Page {
  var tags: [String] = []
  var owner: String
  var note: String?
  var place: String?

  init(json: JSON) {
    for tag in json["tags"].arrayValue {
      tags.append("\(tags.count): " + tag.stringValue)
    }
    owner = json["owner"].stringValue
    note = json["note"].string
    place = json["place"].string
  }
}
