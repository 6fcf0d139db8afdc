import Bridge

struct Entry: LegacyDecodable {
  static var legacyRules: [LegacyRule] {
    [
      .nullUnless { try !$0.value(String.self, at: "name").isEmpty },
      .nullUnless { $0.numberIfPresent(at: "id") != nil },
    ]
  }
  let id: Int?
  let name: String?
  @NeverNil var title: String?
  let count: Int
}

struct Mark: LegacyDecodable {
  static var legacyRules: [LegacyRule] {
    [.nullUnless { $0.numberIfPresent(at: "id") != nil }, .nullUnless { $0.exists(at: "name") }]
  }
  let id: Int?
  @NeverNil var name: String?
  @NeverNil var title: String?
}
