import Bridge
import ModernClient

struct Escaped: LegacyDecodable {
  @DecodedBy<PriceRule> private(set) var price: String

  enum PriceRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self) + " \" container" } }
}

struct Raw: LegacyDecodable {
  @DecodedBy<PriceRule> private(set) var price: String

  enum PriceRule: DecodingRule {
    static let value = Decoding<String> { try $0.value(String.self) + #" "container" $0 try "# }
  }
}

struct Fallback: LegacyDecodable {
  @DefaultValue<PriceDefault> private(set) var price: String
  @DefaultValue<CurrencyDefault> private(set) var currency: String

  enum PriceDefault: DefaultProviding { static var decodingDefault: String { "\"container\"" } }
  enum CurrencyDefault: DefaultProviding { static var decodingDefault: String { ", forKey: ." } }
}

struct Interpolated: LegacyDecodable {
  @DecodedBy<PriceRule> private(set) var price: String

  enum PriceRule: DecodingRule {
    static let value = Decoding<String> { try "container \($0.value(Int.self)) $0 \("container")" }
  }
}

struct Closure: LegacyDecodable {
  @DecodedBy<HasPriceRule> private(set) var hasPrice: Bool

  enum HasPriceRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.nestedContainers(at: "all").contains { try $0.value(String.self, at: "container") == "\" $0" }
    }
  }
}

struct Member: LegacyDecodable {
  @DecodedBy<PriceRule> private(set) var price: String

  enum PriceRule: DecodingRule {
    static let value = Decoding<String> { try $0.value(String.self).labeled(container: "container") }
  }
}

struct Refused: LegacyDecodable {
  @DecodedBy<PriceRule> private(set) var price: Int

  enum PriceRule: DecodingRule {
    static let value = Decoding<Int> { try $0.value(String.self) == "container.refusal" ? 1 : 0 }
  }
}

extension String {
  func labeled(container: String) -> String { self + container }
}
