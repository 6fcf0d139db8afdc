import Bridge
struct Item: LegacyDecodable {
  @DecodedBy<IdRule> var id = 0
  enum IdRule: DecodingRule { static let value = Decoding { try $0.decodeIfPresent(Int.self) ?? -1 } }
}
struct Named: LegacyDecodable {
  @DecodedBy<NameRule> var name: Name
  enum NameRule: DecodingRule {
    static let value = Decoding<Name> { try $0.decodeIfAccepted(Name.self) ?? Name(text: "unknown") }
  }
}
struct Kinded: LegacyDecodable {
  let name: Name?
  @DecodedBy<KindRule> var kind: String
  enum KindRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.decodeIfAccepted(Name.self, at: "name") != nil ? "a" : container.decode(String.self, at: "kind")
    }
  }
}
struct Name: LegacyThrowingDecodable, RefusesWithError {
  @DecodedBy<TextRule> private(set) var text: String

  static var errorOfRefusal: any Error { NameError.noText }

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String>.required { try $0.decodeIfPresent(String.self) }
  }
  init(text: String) { self.text = text }
}
enum NameError: Error { case noText }
