// reason: needs a written initializer
import Foundation
import Bridge

struct Note: LegacyDecodable {
  let sender: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let text = try container.value(String.self, at: "content").replacingOccurrences(of: "'", with: "\"")
    sender = try LegacyContainer(parsing: text).value(String.self, at: "sender")
  }
}
