import Bridge

struct Owner: LegacyFailableDecodable {
  let name: String
}

struct Shop: LegacyDecodable {
  @DecodedBy<OwnerRule> private(set) var owner: Owner?
  @DecodedBy<SellerRule> private(set) var seller: Owner?

  enum OwnerRule: DecodingRule {
    static let value = Decoding<Owner?> { try $0.exists() ? $0.valueIfAccepted(Owner.self) : nil }
  }
  enum SellerRule: ObjectDecodingRule {
    static let value = Decoding<Owner?> { container in
      if !container.nestedContainers(at: "sellers").isEmpty {
        return try container.valueIfAccepted(Owner.self, at: "sellers", 0)
      }
      return nil
    }
  }
}
