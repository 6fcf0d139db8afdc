import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<FirstRule> private(set) var first: JSON?

  enum FirstRule: ObjectDecodingRule {
    static let value = Decoding<JSON?> { container in
      try !container.nestedContainers(at: "rows").isEmpty ? container.value(JSON.self, at: "rows", 0) : nil
    }
  }
}
