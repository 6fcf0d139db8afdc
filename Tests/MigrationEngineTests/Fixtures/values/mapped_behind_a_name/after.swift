import Bridge

struct Station: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Line: LegacyDecodable {
  @DecodedBy<IdsRule> private(set) var ids: [Int]
  @DecodedBy<LengthsRule> private(set) var lengths: [Int]
  @DecodedBy<FirstRule> private(set) var first: Int?
  @DecodedBy<WidthRule> private(set) var width: Int?

  enum IdsRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainers(at: "stations").map { try $0.valueIfAccepted(Station.self) }.filter { $0 != nil }.map {
        $0!.id
      }
    }
  }
  enum LengthsRule: DecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainers().map { try $0.valueIfPresent(Int.self) }.filter { $0 != nil }.map { $0! }
    }
  }
  enum FirstRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try container.nestedContainers(at: "lengths").map { try $0.valueIfPresent(Int.self) }.filter { $0 != nil }
        .first ?? nil
    }
  }
  enum WidthRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try container.nestedContainers(at: "lengths").map { try $0.valueIfPresent(Int.self) }.first??.bitWidth
    }
  }
}
