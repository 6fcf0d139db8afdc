import Foundation
import LegacyJSON
import Bridge

struct Person: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var age: Double { Date().timeIntervalSince1970 - json["born"].doubleValue }
}

struct Greeting: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var name: String { json["name"].stringValue }
  var text: String { json["text"].string ?? name }
}
