// reason: is not understood
import Foundation
import Bridge

struct Visit: LegacyFailableDecodable {
  let day: Date
  let style: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let formatter = DateFormatter()
    (formatter.dateFormat, style) = ("yyyy-MM-dd", formatter.dateFormat)
    guard let day = try formatter.date(from: container.value(String.self, at: "day")) else { throw container.refusal }
    self.day = day
  }
}
