import Bridge
struct Item: LegacyDecodable {
  @DecodedBy<IdRule> var id = 0
  enum IdRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? -1 } }
}
struct Named: LegacyDecodable {
  @DecodedBy<NameRule> var name: Name
  enum NameRule: DecodingRule {
    static let value = Decoding<Name> { try $0.valueIfAccepted(Name.self) ?? Name(text: "unknown") }
  }
}
struct Kinded: LegacyDecodable {
  let name: Name?
  @DecodedBy<KindRule> var kind: String
  enum KindRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.valueIfAccepted(Name.self, at: "name") != nil ? "a" : container.value(String.self, at: "kind")
    }
  }
}
struct Name: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(NameError.noText)] }
  @DecodedBy<TextRule> private(set) var text: String

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String>.required { try $0.valueIfPresent(String.self) }
  }
  init(text: String) { self.text = text }
}
enum NameError: Error { case noText }
