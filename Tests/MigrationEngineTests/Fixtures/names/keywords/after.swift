import Bridge
import ModernClient

struct Filter: LegacyDecodable {
  @DecodedBy<OperatorRule> private(set) var `operator`: String
  let `default`: Bool
  let `in`: String?

  enum OperatorRule: DecodingRule { static let value = Decoding<String> { try "op " + $0.value(String.self) } }
}

struct Search: LegacyDecodable {
  @DecodedBy<OperatorRule> var `operator`: String
  @DefaultValue<WhereDefault> var `where`: String

  enum OperatorRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.value(String.self, at: "a") + $0.value(String.self, at: "b") }
  }
  enum WhereDefault: DefaultProviding { static var decodingDefault: String { "here" } }
}
