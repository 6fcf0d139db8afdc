// reason: needs a rule
import SwiftyJSON

// Where there is no `id`, the number is 0, and the rest is nil.
class Bid {
  var number: Int? = 0
  var text: String?
  var title: String?

  init(json: JSON) {
    guard let id = json["id"].int else { return }
    number = json["number"].int ?? 0
    text = json["text"].stringValue
    title = json["title"].string
  }
}
