import Bridge
import LegacyJSON

struct Item: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @Coerced private(set) var name: String

  static let parse: (JSON) -> Item? = { json in
    guard let id = json["id"].int else { return nil }
    return Item(id: id, name: json["name"].stringValue)
  }
}

final class Place: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @Coerced private(set) var name: String

  private init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

struct Ticket: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  enum Failure: Error { case noCode }

  let code: String
}

func read(_ json: JSON) -> (Item?, Place?, Ticket?) {
  return (Item(json: json["item"]), Place(json: json["place"]), Ticket(json: json["ticket"]))
}
