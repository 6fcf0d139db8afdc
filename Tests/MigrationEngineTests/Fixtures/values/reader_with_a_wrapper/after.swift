import Bridge

@propertyWrapper
struct Upper {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
}

struct Label: LegacyDecodable {
  @Upper var text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    text = try container.value(String.self, at: "text")
  }
}

struct Sign: LegacyDecodable {
  @DecodedBy<TextRule> private(set) var text: String

  enum TextRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.value(Label.self).text } }
}
