import Bridge

struct Guest: LegacyDecodable {
  var source = "remote"

  private enum CodingKeys: String, CodingKey {
    case name
  }

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.isEmpty() ? "guest" : $0.value(String.self, at: "name") }
  }
  func show() -> String { return source }

  @DecodedBy<NameRule> var name = "guest"
}
