import Bridge

struct Cart: LegacyRequiringDecodable {
  public let id: Int
  @DecodedBy<ItemsRule> public var items: [CartItem]

  public enum ItemsRule: DecodingRule {
    public static let value = Decoding<[CartItem]>.required { container in
      try container.nestedContainersIfPresent()?.map { try $0.decode(CartItem.self) }
    }
  }
}

struct CartItem: LegacyRequiringDecodable {
  let id: Int
}
