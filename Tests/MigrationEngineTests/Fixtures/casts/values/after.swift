import Foundation
import Bridge

struct Item: LegacyDecodable {
  let title: String?
  @DecodedBy<CountRule> private(set) var count: Int?
  @DecodedBy<WeightRule> private(set) var weight: Double
  @DecodedBy<IsNewRule> private(set) var isNew: Bool
  @DecodedBy<TagsRule> private(set) var tags: [String]
  @DecodedBy<OnlyStringsRule> private(set) var names: [String]?
  @DecodedBy<LinksRule> private(set) var links: [[String: String]]?
  @DecodedBy<TextsRule> private(set) var texts: [String: String]
  @DecodedBy<FirstRule> private(set) var first: String

  enum CountRule: DecodingRule { static let value = Decoding<Int?> { $0.cast(to: Int.self) } }
  enum WeightRule: ObjectDecodingRule {
    static let value = Decoding<Double> { $0.cast(to: Double.self, at: "sizes", "weight") ?? 1.5 }
  }
  enum IsNewRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { $0.cast(to: Bool.self, at: "new") ?? false }
  }
  enum TagsRule: DecodingRule { static let value = Decoding<[String]> { $0.strings() ?? [] } }
  enum LinksRule: DecodingRule {
    static let value = Decoding<[[String: String]]?> { container in
      container.nestedContainersIfPresent()?.compactMap { $0.cast(to: [String: String].self) }
    }
  }
  enum TextsRule: DecodingRule {
    static let value = Decoding<[String: String]> { $0.cast(to: [String: String].self) ?? [:] }
  }
  enum FirstRule: DecodingRule { static let value = Decoding<String> { $0.object() as! String } }
}

struct Sizes: LegacyDecodable {
  let id: Int?
  let size: Int64
  let ratio: Double?
  let code: UInt
  @DecodedBy<LastRule> private(set) var last: Int?

  enum LastRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try container.nestedContainers(at: "sizes").last.flatMap { try $0.valueIfPresent(Int.self, at: "id") }
    }
  }
}
