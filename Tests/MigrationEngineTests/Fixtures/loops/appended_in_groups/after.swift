import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Table: LegacyDecodable {
  @DecodedBy<RowsRule> var rows = [Row]()
  @DecodedBy<OthersRule> var others: [Row]
  @DecodedBy<OthersRule> var parts: [Row]

  enum RowsRule: ObjectDecodingRule {
    static let value = Decoding<[Row]> { container in
      try container.nestedContainers(at: "groups").flatMap {
        try $0.value(Bool.self, at: "isOne") ? [$0.value(Row.self)] : $0.value([Row].self, at: "items")
      }
    }
  }
  enum OthersRule: DecodingRule {
    static let value = Decoding<[Row]> { try $0.nestedContainers().flatMap { try $0.value([Row].self, at: "items") } }
  }
}
