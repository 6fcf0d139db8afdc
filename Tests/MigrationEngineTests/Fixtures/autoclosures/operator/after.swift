import Bridge

infix operator ?|
func ?| <T>(value: T?, other: @autoclosure () -> T) -> T { value ?? other() }

struct Item: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.valueIfPresent(String.self, at: "name") ?? container.value(String.self, at: "title")
    }
  }
}
