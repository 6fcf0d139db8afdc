// reason: is not understood
import Foundation
import Bridge

struct Note: LegacyDecodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let formatter: Formatter = DateFormatter()
    text = try formatter.string(for: container.value(Double.self, at: "at")) ?? ""
  }
}
