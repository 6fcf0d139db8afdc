// reason: needs a written initializer: `family = parts.removeFirst()` is not understood
import Foundation
import Bridge

struct Name: LegacyDecodable {
  let family: String
  let others: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var parts = try container.value(String.self, at: "name").components(separatedBy: "-")
    family = parts.removeFirst()
    others = parts.joined(separator: "-")
  }
}
