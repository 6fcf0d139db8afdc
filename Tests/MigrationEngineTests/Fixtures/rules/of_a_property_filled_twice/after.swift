import Bridge

struct Area { let value: Int }

struct Picture: LegacyDecodable {
  @DecodedBy<WidthRule> var width: Int!
  @DecodedBy<AreaRule> var area: Area

  enum WidthRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.value(Bool.self, at: "wide") ? 10 : $0.value(Int.self, at: "width") }
  }
  enum AreaRule: ObjectDecodingRule {
    static let value = Decoding<Area> { container in
      try Area(value: (container.value(Bool.self, at: "wide") ? 10 : container.value(Int.self, at: "width")) * 2)
    }
  }
}
