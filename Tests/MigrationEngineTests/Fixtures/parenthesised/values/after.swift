import Foundation
import Bridge

struct Comment: LegacyDecodable, ContainerDecodable {
  let text: String
  let replies: [Comment]
  let tags: [String]
  let owner: String
  let lengths: [Int]

  init(from container: LegacyContainer) throws {
    text = try container.decode(String.self, at: "text")
    replies = try container.decode([Comment].self, at: "replies")
    tags = try container.decode([String].self, at: "tags")
    owner = try container.decode(String.self, at: "owner", "name")
    lengths = try (container.nestedContainersIfPresent(at: "lengths") ?? container.nestedContainers(at: "sizes")).map {
      try $0.decode(Int.self)
    }
  }
}

struct Thread: LegacyDecodable, ContainerDecodable {
  var names: [String] = []
  var count = 0

  init(from container: LegacyContainer) throws {
    if let rows = (container.nestedContainersIfPresent(at: "rows")) {
      for row in rows { try names.append(row.decode(String.self, at: "name")) }
    }
    for extra in (container.nestedContainersIfPresent(at: "extra") ?? []) {
      try names.append(extra.decode(String.self))
    }
    if try (container.decode(Bool.self, at: "isCounted")) && !container.isEmpty(at: "rows") { count = names.count }
  }
}