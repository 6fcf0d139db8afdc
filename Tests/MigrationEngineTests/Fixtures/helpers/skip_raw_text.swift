// reason: `rawString` of the document is not understood
import LegacyJSON

extension JSON {
  var text: String { rawString() ?? "" }
}

struct Item {
  let text: String
  init(json: JSON) { text = json["text"].text }
}
