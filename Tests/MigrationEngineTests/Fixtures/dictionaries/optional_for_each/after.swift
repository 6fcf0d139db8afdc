import Bridge

struct Scores: LegacyDecodable {
  @DecodedBy<AllRule> var all: [String: Int] = [:]

  enum AllRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { try $0.members(at: "all").mapValues { try $0.value(Int.self) } }
  }
}
