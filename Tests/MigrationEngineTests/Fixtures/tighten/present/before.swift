import SwiftyJSON

struct Member {
  var name: String?
  var title: String?
  var level: Int?
  var tags: [String]?

  init(json: JSON) {
    if json["name"].exists() { name = json["name"].stringValue }
    if json["title"] != .null { title = json["title"].stringValue }
    if json["level"] != .null { level = json["level"].intValue }
    if json["tags"].exists() { tags = json["tags"].arrayValue.map { $0.stringValue } }
  }
}
