// reason: `print(Date)` is not understood
import Foundation
import Bridge

struct Record: LegacyDecodable {
  let start: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let Date = try container.value(String.self, at: "Date")
    print(Date)
    start = Date.lowercased()
  }
}
