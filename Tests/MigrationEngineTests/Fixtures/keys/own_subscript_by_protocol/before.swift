import SwiftyJSON

protocol RawText {
  var rawValue: String { get }
}

extension JSON {
  subscript(key: RawText) -> JSON { return self[key.rawValue] }
}

struct Badge {
  enum Field: String, RawText {
    case id, title = "badge_title"
  }

  let id: Int
  let title: String?
  let image: String

  init(json: JSON) {
    id = json[Field.id].intValue
    title = json[Field.title].string
    image = json["image"].stringValue
  }
}
