// reason: the project declares `isEmpty` itself, which may be meant here
import LegacyJSON

extension JSON {
  var isEmpty: Bool { stringValue.isEmpty }
}

struct Note {
  let text: String?

  init(json: JSON) {
    text = json["text"].isEmpty ? nil : json["text"].stringValue
  }
}
