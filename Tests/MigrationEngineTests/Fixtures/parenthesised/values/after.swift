import Foundation
import Bridge

struct Comment: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let text: String
  let replies: [Comment]
  let tags: [String]
  let owner: String
  @DecodedBy<LengthsRule> private(set) var lengths: [Int]

  private enum CodingKeys: String, CodingKey {
    case text, replies, tags, lengths
    case owner = "owner.name"
  }

  enum LengthsRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainersIfPresent(at: "lengths")?.map { try $0.value(Int.self) }
        ?? container.nestedContainersIfPresent(at: "sizes")?.map { try $0.value(Int.self) }
        ?? []
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