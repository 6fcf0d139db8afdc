import Bridge

struct User: LegacyDecodable {
  let id: Int
  @DecodedBy<NameRule> private(set) var name: String
  @DecodedBy<CityRule> private(set) var city: String
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  let fifth: Int
  let sixth: Int
  @DecodedBy<InitialsRule> private(set) var initials: String

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.value(String.self, at: "first") + " " + container.value(String.self, at: "last")
    }
  }
  enum CityRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.value(String.self, at: "place", "address", "city").uppercased() }
  }
  enum InitialsRule: ObjectDecodingRule {
    static let value = Decoding { try String($0.value(String.self, at: "letters").prefix(2)) }
  }
}
