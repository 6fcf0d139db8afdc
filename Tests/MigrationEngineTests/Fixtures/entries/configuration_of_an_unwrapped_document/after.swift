import Foundation
import Bridge

class Inbox: NSObject, LegacyConfiguredDecodable, ConfiguredContainerDecodable {
  var kind: String!
  var author: String!
  var replies: [Reply] = []

  required init(from container: LegacyContainer, configuration kind: String) throws {
    self.kind = kind
    if container.isEmpty() {
      return
    }
    author = try container.decode(String.self, at: "author")
    for row in container.nestedContainers(at: "replies") {
      try replies.append(row.decode(Reply.self, at: "reply", configuration: 1))
    }
  }
}

class Reply: NSObject, LegacyConfiguredDecodable, ConfiguredContainerDecodable {
  let text: String
  let depth: Int

  required init(from container: LegacyContainer, configuration depth: Int) throws {
    text = try container.decodeIfPresent(String.self, at: "text") ?? ""
    self.depth = depth
  }
}
