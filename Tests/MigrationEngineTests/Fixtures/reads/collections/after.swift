import Bridge
import ModernClient

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let a: [String]
  let b: [Int]?
  @DecodedBy<CRule> private(set) var c: [String]
  @DecodedBy<DRule> private(set) var d: [String: Int]
  let e: [Owner]
  @DecodedBy<FRule> private(set) var f: [Owner]
  let g: String?
  @DecodedBy<OnlyStringsRule> private(set) var h: [String]?
  @DecodedBy<IRule> private(set) var i: Int

  private enum CodingKeys: String, CodingKey {
    case a, b, c, d, e, f, h, i
    case g = "g.0.name"
  }

  enum CRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }
  enum DRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { try $0.members(at: "d").mapValues { try $0.value(Int.self, at: "n") } }
  }
  enum FRule: DecodingRule {
    static let value = Decoding<[Owner]> { try $0.nestedContainers().map { try $0.value(Owner.self, at: "owner") } }
  }
  enum IRule: DecodingRule {
    static let value = Decoding<Int> { try $0.nestedContainers().filter { try $0.value(Bool.self, at: "ok") }.count }
  }
}

struct Owner: LegacyDecodable {
  let id: Int
  @DefaultValue<NameDefault> private(set) var name: String

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "-" } }
}
