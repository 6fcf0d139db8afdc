// reason: takes booleans for numbers on some platforms
import LegacyJSON

struct Item {
  let flags: [String: Bool]?
  init(json: JSON) { flags = json["flags"].dictionaryObject as? [String: Bool] }
}
