import Bridge

public class Service: LegacyFailableDecodable {
  public static var legacyRules: [LegacyRule] {
    [
      .requiresValues,
      .refusesUnless { try $0.valueIfPresent(String.self, at: "title") != nil },
      .refusesUnless { try $0.valueIfPresent(String.self, at: "id") != nil },
      .refusesUnless { try $0.valueIfPresent(String.self, at: "cost") != nil },
    ]
  }
  public var id: String?
  public var title: String?
  public var cost: String?
  let price: Int
}

struct Visit: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.numberIfPresent(at: "id") != nil }] }
  let id: Int?
  let place: String
}
