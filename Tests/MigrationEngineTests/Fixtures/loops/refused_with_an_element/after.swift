import Bridge

struct Cart: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  public let id: Int
  @DecodedBy<ItemsRule> public var items: [CartItem]

  public enum ItemsRule: DecodingRule {
    public static let value = Decoding<[CartItem]>.required { container in
      try container.nestedContainersIfPresent()?.map { try $0.value(CartItem.self) }
    }
  }
}

struct CartItem: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}
