// reason: needs a written initializer
import Foundation
import Bridge

struct Note: LegacyDecodable, ContainerDecodable {
  let sender: String
  init(from container: LegacyContainer) throws {
    let text = try container.decode(String.self, at: "content").replacingOccurrences(of: "'", with: "\"")
    sender = try LegacyContainer(parsing: text).decode(String.self, at: "sender")
  }
}
