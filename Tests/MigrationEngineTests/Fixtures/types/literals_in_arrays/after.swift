import Bridge

struct Settings: LegacyDecodable {
  @DecodedBy<TagsRule> var tags = ["none"]
  @DecodedBy<SizesRule> var sizes = [1, 2]

  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { try $0.isEmpty() ? ["none"] : $0.value([String].self, at: "tags") }
  }
  enum SizesRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { try $0.isEmpty() ? [1, 2] : $0.value([Int].self, at: "sizes") }
  }
}
