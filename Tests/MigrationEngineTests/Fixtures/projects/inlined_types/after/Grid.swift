import Bridge

struct Grid: LegacyDecodable {
  @DecodedBy<SpanRule> private(set) var span: GridSpan<Int>
  let kind: String
  let note: String

  enum SpanRule: DecodingRule {
    static let value = Decoding<GridSpan<Int>> { container in
      try GridSpan(first: container.valueIfPresent(Int.self, at: "first")!, last: container.value(Int.self, at: "last"))
    }
  }
}
