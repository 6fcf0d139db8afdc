import Bridge

enum ListError: Error { case invalid }

struct List: LegacyThrowingDecodable, RefusesWithError {
  @DecodedBy<ItemsRule> private(set) var items: [Item]

  static var errorOfRefusal: any Error { ListError.invalid }

  enum ItemsRule: DecodingRule {
    static let value = Decoding<[Item]> { try $0.nestedContainers().map { try $0.decode(Item.self) } }
  }
}

struct Item: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let id: Int

  static var errorOfRefusal: any Error { ListError.invalid }
}
