import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> var id = 0
  // The program stops here where there is none.
  @DecodedBy<UnwrappedRule<Int>> var number: Int

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.numberIfPresent(at: "number") != nil ? $0.value(Int.self, at: "id") : 0 }
  }
}
