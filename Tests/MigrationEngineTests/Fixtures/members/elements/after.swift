import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Table: LegacyDecodable {
  @DecodedBy<RowsRule> private(set) var rows: [Row]
  @DecodedBy<CountRule> private(set) var count: Int

  enum RowsRule: ObjectDecodingRule { static let value = Decoding<[Row]> { try $0.value([Row].self) } }
  enum CountRule: ObjectDecodingRule { static let value = Decoding<Int> { $0.nestedContainers().count } }
}

struct Page: LegacyDecodable {
  let table: Table
}
