// reason: needs a written initializer
import Foundation
import Bridge

final class Status: LegacyDecodable {
  var name = ""
  var timestamp = Date.distantPast.addingTimeInterval(60)

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
    if let time = try container.valueIfPresent(Double.self, at: "timestamp") {
      timestamp = Date(timeIntervalSince1970: time)
    }
  }
}
