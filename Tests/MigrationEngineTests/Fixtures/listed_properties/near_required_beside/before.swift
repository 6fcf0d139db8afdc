// reason: `.stringValue` into an optional is never nil
import SwiftyJSON

struct Pen: Codable {
  let id: Int
  var title: String?
  var maker: String?

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    title = json["title"].stringValue
    maker = json["maker"].stringValue
  }
}
