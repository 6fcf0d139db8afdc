// reason: the initializer takes more than the document
import LegacyJSON

class Inbox {
  var kind: String!
  var author: String

  init(json: JSON, kind: String!) {
    self.kind = kind
    author = json["author"].stringValue
  }
}
