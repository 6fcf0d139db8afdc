import LegacyJSON
import Bridge

struct Entry: Equatable, LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var id: Int { json["id"].intValue }
}
