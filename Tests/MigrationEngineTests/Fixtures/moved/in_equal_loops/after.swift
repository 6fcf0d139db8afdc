import Bridge
import LegacyJSON

struct Comment: LegacyDecodable {
  let text: String
  let author: String?
}

struct Thread {
  var comments: [Comment] = []

  mutating func begin(_ json: JSON) {
    for entry in json["comments"].arrayValue {
      comments.append(Comment(json: entry))
    }
  }

  mutating func goOn(_ rows: [JSON]) {
    for row in rows {
      comments.append(Comment(json: row))
    }
  }
}
