import Bridge

struct Story: LegacyDecodable {
  let id: Int?
  let title: String
  let author: String
  @DecodedBy<IdentifierRule> var identifier: String
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  let fifth: Int
  let sixth: Int
  @DecodedBy<TextRule> var text: String
  @DecodedBy<CreditRule> var credit: String

  enum IdentifierRule: ObjectDecodingRule {
    static let value = Decoding<String> { try "\($0.valueIfPresent(Int.self, at: "id") ?? 0)" }
  }
  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      let title = try container.value(String.self, at: "title")
      let author = try container.value(String.self, at: "author")
      return "\(title): \(author), \(title.count)"
    }
  }
  enum CreditRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.value(String.self, at: "title") + $0.value(String.self, at: "author") }
  }
}
