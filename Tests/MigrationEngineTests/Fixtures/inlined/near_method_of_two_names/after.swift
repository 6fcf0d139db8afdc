// reason: is not understood
import Foundation
import Bridge

class Event: LegacyDecodable {
  var begin: Date?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let first = DateFormatter()
    let second = first
    second.dateFormat = "yyyy"
    begin = try first.date(from: container.value(String.self, at: "begin"))
  }
}
