import LegacyJSON
import Bridge

struct Name: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var first: String { json["first"].string! }
}

struct Names: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var first: String { json["names"].arrayValue[0].stringValue }
}
