import Bridge

enum ListError: Error { case invalid }

struct List: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(ListError.invalid)] }
  @DecodedBy<ItemsRule> private(set) var items: [Item]

  enum ItemsRule: DecodingRule {
    static let value = Decoding<[Item]> { try $0.nestedContainers().map { try $0.value(Item.self) } }
  }
}

struct Item: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(ListError.invalid)] }
  let id: Int
}
