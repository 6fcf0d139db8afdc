import Bridge

let keysOfAll = ["n", "q"]

struct Outer {
  static let keysOfAll = ["a", "b"]

  struct Inner: LegacyDecodable {
    @DecodedBy<NameRule> var name: String? = nil

    enum NameRule: ObjectDecodingRule {
      static let value = Decoding<String?> { container in
        try container.valueIfPresent(String.self, at: "a") ?? container.valueIfPresent(String.self, at: "b")
      }
    }
  }
}
