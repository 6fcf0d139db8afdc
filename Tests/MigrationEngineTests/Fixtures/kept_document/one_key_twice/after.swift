import LegacyJSON
import Bridge

struct Code: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.decode(JSON.self)
  }

  var number: Int { json["code"].intValue }
  var text: String { json["code"].stringValue }
}
