// reason: needs a rule
import Foundation
import Bridge

struct Text: LegacyDecodable {
  @DecodedBy<CharactersRule> private(set) var characters: [String]
  @DecodedBy<HalvesRule> private(set) var halves: [Double]
  @DecodedBy<SizeRule> private(set) var size: Int

  enum CharactersRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { try $0.value(String.self, at: "text").map { String($0) } }
  }
  enum HalvesRule: ObjectDecodingRule {
    static let value = Decoding<[Double]> { ($0.object(at: "numbers") as? [Double])?.map { $0 / 2 } ?? [] }
  }
  enum SizeRule: DecodingRule { static let value = Decoding<Int> { try max($0.value(Int.self), 1) } }
}
