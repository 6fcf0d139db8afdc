import Bridge

struct Group: LegacyDecodable {
  let id: Int
}

struct Groups: LegacyDecodable {
  @DecodedBy<ArrayRule> var array: Array = Array<Group>()
  @DecodedBy<NamesRule> var names: Array = [String]()
  @DecodedBy<CountRule> private(set) var count: Int

  enum ArrayRule: ObjectDecodingRule { static let value = Decoding<[Group]> { try $0.value([Group].self) } }
  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { try $0.nestedContainers().map { try $0.value(String.self, at: "name") } }
  }
  enum CountRule: ObjectDecodingRule { static let value = Decoding<Int> { $0.nestedContainers().count } }
}

struct Page: LegacyDecodable {
  let groups: [Group]
  let total: Int
}
