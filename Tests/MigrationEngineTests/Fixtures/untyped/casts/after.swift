import Foundation
import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IdsRule> private(set) var ids: [Int]
  @DecodedBy<FlagsRule> private(set) var flags: [String: Bool]?
  @DecodedBy<ScoresRule> private(set) var scores: [Double]
  @DecodedBy<NamesRule> private(set) var names: [String: Any]
  @DecodedBy<IsTextRule> private(set) var isText: Bool

  enum IdsRule: DecodingRule { static let value = Decoding<[Int]> { ($0.arrayObject() as? [Int]) ?? [] } }
  enum FlagsRule: DecodingRule {
    static let value = Decoding<[String: Bool]?> { $0.dictionaryObject() as? [String: Bool] }
  }
  enum ScoresRule: DecodingRule {
    static let value = Decoding<[Double]> { ($0.object() as? [Double])?.map { $0 / 2 } ?? [] }
  }
  enum NamesRule: DecodingRule {
    static let value = Decoding<[String: Any]> { ($0.dictionaryObject() as? [String: Any]) ?? [:] }
  }
  enum IsTextRule: ObjectDecodingRule {
    static let value = Decoding { try $0.valueIfPresent(String.self, at: "value") != nil }
  }
}
