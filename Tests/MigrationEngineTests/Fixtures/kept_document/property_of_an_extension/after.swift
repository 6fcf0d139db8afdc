import LegacyJSON
import Bridge

struct Song: LegacyDecodable {
  let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var title: String { json["title"].stringValue }
}

extension Song {
  var length: Int { json["length"].intValue }
}
