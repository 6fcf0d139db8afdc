// reason: no declaration can say
import Foundation
import Bridge

class Event: LegacyDecodable {
  var start: Date?
  var day: Date?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    if let start = try container.valueIfPresent(String.self, at: "start") {
      formatter.dateFormat = "yyyy-MM"
      self.start = formatter.date(from: start)
    }
    formatter.dateFormat = formatter.dateFormat + "-dd"
    day = try formatter.date(from: container.value(String.self, at: "day"))
  }
}
