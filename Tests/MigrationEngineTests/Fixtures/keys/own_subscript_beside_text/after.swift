import Bridge
import LegacyJSON

enum Place: Int {
  case first, second
}

extension JSON {
  subscript(place: Place) -> JSON { self[place.rawValue + 1] }
  subscript(named name: String) -> JSON { self[name.lowercased()] }
}

struct Model: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  static let key = "user-id"
  let id: Int?
  let second: Int?

  private enum CodingKeys: String, CodingKey {
    case id = "user-id"
    case second = "list.1"
  }
}
