import Foundation
import LegacyJSON

class Replies {
  var comments: [Comment] = []

  func add(_ rows: [JSON]) {
    for row in rows {
      self.comments.append(Comment(json: row))
    }
  }
}
