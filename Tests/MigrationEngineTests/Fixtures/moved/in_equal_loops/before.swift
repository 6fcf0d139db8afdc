import SwiftyJSON

class Comment {
  var text = ""
  var author: String?
}

struct Thread {
  var comments: [Comment] = []

  mutating func begin(_ json: JSON) {
    for entry in json["comments"].arrayValue {
      let comment = Comment()
      comment.text = entry["text"].stringValue
      comment.author = entry["author"].string
      comments.append(comment)
    }
  }

  mutating func goOn(_ rows: [JSON]) {
    for row in rows {
      let comment = Comment()
      comment.text = row["text"].stringValue
      comment.author = row["author"].string
      comments.append(comment)
    }
  }
}
