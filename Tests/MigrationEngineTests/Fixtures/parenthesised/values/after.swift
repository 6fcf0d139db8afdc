import Foundation
import Bridge

struct Comment: LegacyDecodable {
  let text: String
  let replies: [Comment]
  let tags: [String]
  let owner: String
  let lengths: [Int]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
    replies = try container.value([Comment].self, at: "replies")
    tags = try container.value([String].self, at: "tags")
    owner = try container.value(String.self, at: "owner", "name")
    lengths = try (container.nestedContainersIfPresent(at: "lengths") ?? container.nestedContainers(at: "sizes")).map {
      try $0.value(Int.self)
    }
  }
}

struct Thread: LegacyDecodable {
  var names: [String] = []
  var count = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let rows = (container.nestedContainersIfPresent(at: "rows")) {
      for row in rows { try names.append(row.value(String.self, at: "name")) }
    }
    for extra in (container.nestedContainersIfPresent(at: "extra") ?? []) { try names.append(extra.value(String.self)) }
    if try (container.value(Bool.self, at: "isCounted")) && !container.isEmpty(at: "rows") { count = names.count }
  }
}