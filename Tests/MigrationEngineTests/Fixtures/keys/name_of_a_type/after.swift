import Foundation
import Bridge

let formatter = DateFormatter()

struct Record: LegacyDecodable {
  @DecodedBy<StartRule> private(set) var start: Date
  @DecodedBy<EndRule> private(set) var end: Date

  enum StartRule: ObjectDecodingRule {
    static let value = Decoding<Date> { container in
      if let date = try container.valueIfPresent(String.self, at: "Date") {
        return formatter.date(from: date) ?? Date.distantFuture
      }
      return Date.distantFuture
    }
  }
  enum EndRule: ObjectDecodingRule {
    static let value = Decoding<Date> { container in
      if let found = try container.valueIfPresent(String.self, at: "formatter") {
        return formatter.date(from: found) ?? Date.distantPast
      }
      return Date.distantPast
    }
  }
}
