import LegacyJSON
import Bridge

struct Entry: Equatable, LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var id: Int { json["id"].intValue }
}
