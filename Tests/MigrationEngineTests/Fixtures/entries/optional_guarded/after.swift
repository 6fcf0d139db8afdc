import LegacyJSON
import Bridge

struct Item: LegacyFailableDecodable {
  let id: Int

  init?(fromJson json: JSON?) {
    guard let json = json else { return nil }
    self.init(json: json)
  }
}

struct Owner: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(CancellationError())] }
  let name: String
  @DecodedBy<ItemRule> private(set) var item: Item?

  enum ItemRule: DecodingRule { static let value = Decoding<Item?> { try $0.valueIfAccepted(Item.self) } }

  init(json: JSON?) throws {
    guard let json = json else { throw CancellationError() }
    try self.init(json: json)
  }
}

func load(_ json: JSON?) throws -> (Item?, Owner) { try (Item(fromJson: json), Owner(json: json)) }
