// reason: `.type` of the document is not understood
import SwiftyJSON

extension JSON {
  var kind: Type { type }
}

struct Item {
  let isText: Bool

  init(json: JSON) {
    print("made")
    isText = json["value"].kind == .string
  }
}
