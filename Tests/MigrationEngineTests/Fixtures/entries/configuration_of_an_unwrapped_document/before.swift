import Foundation
import LegacyJSON

class Inbox: NSObject {
  var kind: String!
  var author: String!
  var replies: [Reply] = []

  init(fromJson json: JSON!, kind: String) {
    self.kind = kind
    if json.isEmpty {
      return
    }
    author = json["author"].stringValue
    for row in json["replies"].arrayValue {
      replies.append(Reply(fromJson: row["reply"], depth: 1))
    }
  }
}

class Reply: NSObject {
  let text: String
  let depth: Int

  init(fromJson json: JSON?, depth: Int) {
    text = json?["text"].string ?? ""
    self.depth = depth
  }
}
