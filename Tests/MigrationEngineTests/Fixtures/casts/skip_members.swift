// reason: keeps a part of the document
import LegacyJSON

struct Item {
  let names: [String: String]?
  init(json: JSON) { names = json["a"].dictionaryValue as? [String: String] }
}
