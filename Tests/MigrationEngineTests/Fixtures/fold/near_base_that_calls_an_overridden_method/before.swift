// reason: `finish` stays as it is, and is given a `JSON`: `finish` is overridden
import SwiftyJSON

class Described {
  var text = ""

  init(json: JSON) {
    text = json["text"].stringValue
    finish(json)
  }

  func finish(_ json: JSON) {}
}

final class Remark: Described {
  var author = ""

  override func finish(_ json: JSON) {
    author = json["author"].stringValue
    print(author)
  }
}

func remark(in json: JSON) -> Remark { Remark(json: json) }
