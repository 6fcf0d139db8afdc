// reason: `codes` makes one of a `JSON`
import SwiftyJSON

struct Code {
  let text: String

  init?(text: String) {
    if text.isEmpty { return nil }
    self.text = text
  }
}

func codes(_ json: JSON) -> [Code?] {
  var codes: [Code?] = []
  for row in json.arrayValue {
    codes.append(Code(text: row["text"].stringValue))
  }
  return codes
}
