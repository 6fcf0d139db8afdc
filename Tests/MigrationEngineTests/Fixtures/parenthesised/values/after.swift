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
  @DecodedBy<NamesRule> var names: [String] = []
  @DecodedBy<CountRule> var count = 0

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "rows").map { try $0.value(String.self, at: "name") }
        + container.value([String].self, at: "extra")
    }
  }
  enum CountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      if try container.value(Bool.self, at: "isCounted") {
        if container.isEmpty(at: "rows") { return 0 }
        return try (
          container.nestedContainers(at: "rows")
            .map { try $0.value(String.self, at: "name") } + container.value([String].self, at: "extra")).count
      }
      return 0
    }
  }
}