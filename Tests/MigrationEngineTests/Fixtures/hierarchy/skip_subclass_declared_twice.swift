// reason: its subclass `Notice` is not converted, and calls its initializer
import SwiftyJSON

class Base {
  var id = -1

  required init(json: JSON) {
    if let id = json["id"].int { self.id = id }
  }
}

#if os(iOS)
  class Notice: Base {
    var title: String?

    required init(json: JSON) {
      super.init(json: json)
      title = json["title"].string
    }
  }
#else
  class Notice: Base {
    var text: String?

    required init(json: JSON) {
      super.init(json: json)
      text = json["text"].string
    }
  }
#endif
