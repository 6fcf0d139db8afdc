import Foundation
import LegacyJSON
import Bridge

struct Person: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var age: Double { Date().timeIntervalSince1970 - json["born"].doubleValue }
}

struct Greeting: LegacyDecodable, ContainerDecodable {
  private let json: JSON

  init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var name: String { json["name"].stringValue }
  var text: String { json["text"].string ?? name }
}
