import Foundation
import Bridge

struct Taxes: LegacyDecodable {
  @DecodedBy<DetailsRule> var details: [String: Double]
  @DecodedBy<NamesRule> var names: [String: String] = [:]
  @DecodedBy<ListsRule> var lists: [String: [String]]

  enum DetailsRule: DecodingRule {
    static let value = Decoding<[String: Double]> { container in
      try Dictionary(uniqueKeysWithValues: container.entries().map { try ($0.0, $0.1.value(Double.self)) })
    }
  }
  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String: String]> { container in
      try container.members(at: "names").compactMapValues { try $0.valueIfPresent(String.self) }
    }
  }
  enum ListsRule: DecodingRule {
    static let value = Decoding<[String: [String]]> { try $0.members().mapValues { try $0.value([String].self) } }
  }
}

struct Flags: LegacyDecodable {
  @DecodedBy<FlagsRule> var flags: [String: Bool]

  enum FlagsRule: DecodingRule {
    static let value = Decoding<[String: Bool]> { container in
      try Dictionary(uniqueKeysWithValues: container.entries().map { try ($0.0, $0.1.value(Bool.self)) })
    }
  }
}

struct Counts: LegacyDecodable {
  @DecodedBy<CountsRule> var counts: [String: Int]?
  @DecodedBy<LargeRule> var large: [String: Int] = [:]

  enum CountsRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]?> { container in
      try container.membersIfPresent(at: "counts").map { try $0.mapValues { try $0.value(Int.self) } }
    }
  }
  enum LargeRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { container in
      try container.members(at: "large").compactMapValues { try $0.value(Int.self) > 3 ? $0.value(Int.self) : nil }
    }
  }
}

struct Keys: LegacyDecodable {
  @DecodedBy<KeysRule> var keys: [String]
  @DecodedBy<FirstRule> var first: String

  enum KeysRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { $0.members(at: "members").keys.sorted() }
  }
  enum FirstRule: DecodingRule { static let value = Decoding<String> { $0.members().keys.first ?? "" } }
}
