import LegacyJSON
import Bridge

struct Name: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var first: String { json["first"].string! }
}

struct Names: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var first: String { json["names"].arrayValue[0].stringValue }
}
