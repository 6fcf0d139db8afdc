import LegacyJSON
import Bridge

struct ChainedItem: LegacyDecodable {
  let id: Int?
  @DecodedBy<NameRule> private(set) var name: String
  @DecodedBy<TagsRule> private(set) var tags: [String]

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self, at: "owner", "name") ?? "nobody" }
  }
  enum TagsRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }

  init(json: JSON?) { self.init(json: json ?? .null) }
}

func chainedItem(_ json: JSON?) -> ChainedItem { ChainedItem(json: json) }

struct GuardedItem: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let name: String?

  init?(fromJson json: JSON!) {
    guard let json = json else { return nil }
    self.init(json: json)
  }
}

func guardedItem(_ json: JSON?) -> GuardedItem? { GuardedItem(fromJson: json) }

struct BoundItem: LegacyDecodable {
  let id: Int
  @NeverNil var name: String?
}

func boundItems(_ json: JSON) -> [BoundItem] { json["items"].arrayValue.map { BoundItem(json: $0) } }

struct DefaultedItem: LegacyDecodable {
  let id: Int
  let isLocal: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let isLocal: Bool = true
    id = try container.valueIfPresent(Int.self, at: "id") ?? 2
    self.isLocal = isLocal
  }
  init() {
    let json: JSON = ["id": 3]
    self.init(json: json)
  }
}

func defaultedItem() -> DefaultedItem { DefaultedItem() }

struct SeveralItem: LegacyDecodable {
  var id: Int
  var name = "x"

  private enum CodingKeys: String, CodingKey {
    case id
  }

  init(found json: JSON, name: String) {
    self.init(json: json["item"])
    self.name = name
  }
}

struct ExtendedItem: LegacyDecodable {
  var id = 0
  init() {}
}

struct ConfiguredItem: LegacyConfiguredDecodable {
  let text: String
  let level: Int
  let isOld: Bool

  init(from decoder: any Decoder, configuration: (level: Int, isOld: Bool)) throws {
    let container = try decoder.legacyContainer()
    let (level, isOld) = configuration
    text = try container.value(String.self, at: "text")
    self.level = level
    self.isOld = isOld
  }
  init(json: JSON, level: Int, isOld: Bool = false) { self.init(json: json, configuration: (level, isOld)) }
}

final class ConfiguredOwner: LegacyConfiguredDecodable {
  let name: String
  let place: String

  init(from decoder: any Decoder, configuration place: String) throws {
    let container = try decoder.legacyContainer()
    guard let name = try container.valueIfPresent(String.self, at: "name") else { throw container.refusal }
    self.name = name
    self.place = place
  }
}

struct ConfiguringItem: LegacyDecodable {
  @DecodedBy<ItemsRule> private(set) var items: [ConfiguredItem]
  @DecodedBy<OwnerRule> private(set) var owner: ConfiguredOwner?

  enum ItemsRule: ObjectDecodingRule {
    static let value = Decoding<[ConfiguredItem]> { container in
      try container.nestedContainers(at: "rows").map {
        try $0.value(
          ConfiguredItem.self, configuration: (container.value(Int.self, at: "id"), $0.value(Bool.self, at: "old")))
      }
    }
  }
  enum OwnerRule: ObjectDecodingRule {
    static let value = Decoding<ConfiguredOwner?> { container in
      let city = try container.value(String.self, at: "city")
      return try container.nestedContainer(at: "owner").valueIfAccepted(ConfiguredOwner.self, configuration: city)
    }
  }
}

func configuredItem(_ json: JSON) -> ConfiguredItem { ConfiguredItem(json: json, level: 3) }
