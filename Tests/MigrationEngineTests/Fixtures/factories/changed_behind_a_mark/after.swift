import Bridge
import LegacyJSON

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  var name: String
  @Coerced var stars: Int = 0
  var note: String? = nil
}

struct Place: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys, .refusesNull] }
  @NeverNil var city: String!
  @NeverNil var isOpen: Bool!
}

func readItem(from json: JSON) -> Item? {
  return Item(json: json)
}

func read(_ json: JSON) -> (Item?, Place?) {
  return (readItem(from: json["item"]), Place(json: json["place"]))
}
