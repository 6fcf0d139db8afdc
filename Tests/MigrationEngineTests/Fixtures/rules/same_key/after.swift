import Bridge

struct Tag: LegacyDecodable {
  let id: Int
  @DecodedBy<NumberRule> var number: Int
  let name: String
  @DecodedBy<LabelRule> var label: String

  enum NumberRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.value(Int.self, at: "id") } }
  enum LabelRule: ObjectDecodingRule {
    static let value = Decoding<String> { try "#" + $0.value(String.self, at: "name") }
  }
}
