import SwiftyJSON

struct Message {
  var document: JSON

  var id: Int {
    get { return document["id"].intValue }
    set { document["id"].int = newValue }
  }

  internal init(document: JSON = [:]) {
    self.document = document
  }
}

func empty() -> Message { Message() }
