import Foundation
import LegacyJSON
import Bridge

struct Event: LegacyDecodable {
  private let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.decode(JSON.self)
  }

  var id: Int { json["id"].intValue }
  var start: Date {
    return Date(timeIntervalSince1970: json["start"].doubleValue)
  }
}
