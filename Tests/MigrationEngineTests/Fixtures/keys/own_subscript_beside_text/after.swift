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
  static let key = "user-id"
  let id: Int?
  @DecodedBy<SecondRule> private(set) var second: Int?

  private enum CodingKeys: String, CodingKey {
    case second
    case id = "user-id"
  }

  enum SecondRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self, at: "list", Place.second.rawValue) }
  }
}
