import Bridge

struct Owner: LegacyDecodable {
  let id: Int
}

struct Account: LegacyDecodable {
  @DecodedBy<OwnerRule> private(set) var owner: Owner
  @DecodedBy<PayerRule> private(set) var payer: Owner
  @DecodedBy<IsOpenRule> private(set) var isOpen: Bool
  @DecodedBy<LevelRule> private(set) var level: Int
  @DecodedBy<MaskRule> private(set) var mask: Int

  enum OwnerRule: ObjectDecodingRule {
    static let value = Decoding<Owner> { container in
      if container.exists(at: "owner") { return try container.value(Owner.self, at: "owner") }
      return try container.value(Owner.self, at: "user")
    }
  }
  enum PayerRule: ObjectDecodingRule {
    static let value = Decoding<Owner> { container in
      if container.isNull(at: "payer") { return try container.value(Owner.self, at: "owner") }
      return try container.value(Owner.self, at: "payer")
    }
  }
  enum IsOpenRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.value(Int.self, at: "flags") & 4 != 0 }
  }
  enum LevelRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value(Int.self, at: "flags") >> 3 | 1 }
  }
  enum MaskRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try (container.value(Int.self, at: "flags") ^ 5) << 2 & container.value(Int.self, at: "mask") + 1
    }
  }
}
