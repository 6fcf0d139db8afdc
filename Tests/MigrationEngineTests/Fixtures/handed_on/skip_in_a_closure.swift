// reason: `.type` of the document is not understood
import LegacyJSON

enum Log {
  static func report(_ json: JSON) { print(json.type) }
}

class Item {
  let id: Int
  let tags: [String]

  init(json: JSON) {
    id = json["id"].intValue
    tags = json["tags"].arrayValue.map { tag in
      Log.report(tag)
      return tag.stringValue
    }
  }
}
