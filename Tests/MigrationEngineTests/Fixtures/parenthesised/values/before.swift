import Foundation
import LegacyJSON

struct Comment {
  let text: String
  let replies: [Comment]
  let tags: [String]
  let owner: String
  let lengths: [Int]

  init(json: JSON) {
    text = json["text"].stringValue
    replies = (json["replies"].arrayValue).map { Comment(json: $0) }
    tags = (json["tags"].arrayValue).map { $0.stringValue }
    owner = (json["owner"])["name"].stringValue
    lengths = (json["lengths"].array ?? json["sizes"].arrayValue).map { $0.intValue }
  }
}

struct Thread {
  var names: [String] = []
  var count = 0

  init(json: JSON) {
    if let rows = (json["rows"].array) {
      for row in rows { names.append(row["name"].stringValue) }
    }
    for extra in (json["extra"].array ?? []) { names.append(extra.stringValue) }
    if (json["isCounted"].boolValue) && !(json["rows"].isEmpty) { count = names.count }
  }
}