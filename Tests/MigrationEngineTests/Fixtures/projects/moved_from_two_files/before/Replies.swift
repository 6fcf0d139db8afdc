import Foundation
import SwiftyJSON

class Replies {
  var comments: [Comment] = []

  func add(_ rows: [JSON]) {
    for row in rows {
      let comment = Comment()
      comment.text = row["text"].stringValue
      comment.author = row["author"].string
      self.comments.append(comment)
    }
  }
}
