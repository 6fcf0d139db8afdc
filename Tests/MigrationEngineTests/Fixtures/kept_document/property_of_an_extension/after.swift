import LegacyJSON
import Bridge

struct Song: LegacyDecodable, ContainerDecodable {
  let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var title: String { json["title"].stringValue }
}

extension Song {
  var length: Int { json["length"].intValue }
}
