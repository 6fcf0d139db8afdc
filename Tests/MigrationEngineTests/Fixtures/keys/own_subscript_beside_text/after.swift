import Bridge
import LegacyJSON

enum Place: Int {
  case first, second
}

extension JSON {
  subscript(place: Place) -> JSON { self[place.rawValue + 1] }
  subscript(named name: String) -> JSON { self[name.lowercased()] }
}

struct Model: LegacyDecodable, ContainerDecodable {
  static let key = "user-id"
  let id: Int?
  let second: Int?

  init(from container: LegacyContainer) throws {
    id = try container.decodeIfPresent(Int.self, at: Model.key)
    second = try container.decodeIfPresent(Int.self, at: "list", Place.second.rawValue)
  }
}
