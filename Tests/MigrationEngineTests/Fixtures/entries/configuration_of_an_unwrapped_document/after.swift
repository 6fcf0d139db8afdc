import Foundation
import Bridge

class Inbox: NSObject, LegacyConfiguredDecodable {
  var kind: String!
  var author: String!
  var replies: [Reply] = []

  required init(from decoder: any Decoder, configuration kind: String) throws {
    let container = try decoder.legacyContainer()
    self.kind = kind
    if container.isEmpty() {
      return
    }
    author = try container.value(String.self, at: "author")
    for row in container.nestedContainers(at: "replies") {
      try replies.append(row.value(Reply.self, at: "reply", configuration: 1))
    }
  }
}

class Reply: NSObject, LegacyConfiguredDecodable {
  let text: String
  let depth: Int

  required init(from decoder: any Decoder, configuration depth: Int) throws {
    let container = try decoder.legacyContainer()
    text = try container.valueIfPresent(String.self, at: "text") ?? ""
    self.depth = depth
  }
}
