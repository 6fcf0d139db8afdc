import Bridge
import LegacyJSON

extension JSON {
  subscript<Key: RawRepresentable>(key: Key) -> JSON where Key.RawValue == String { self[key.rawValue] }
}

private enum Key: String {
  case id = "_id", name
}

struct Badge: LegacyDecodable {
  let id: Int
  let name: String

  private enum CodingKeys: String, CodingKey {
    case name
    case id = "_id"
  }
}
