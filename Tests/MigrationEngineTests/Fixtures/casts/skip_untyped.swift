// reason: `.dictionaryObject` of the document is not understood
import LegacyJSON

struct Item {
  let raw: [String: Any]
  init(json: JSON) { raw = json["raw"].dictionaryObject as? [String: Any] ?? [:] }
}
