import Bridge
import LegacyJSON

protocol JSONMade {
  init?(json: JSON)
}

extension JSONMade {
  static func array(_ json: JSON) -> [Self]? {
    return json.array?.compactMap { Self(json: $0) }
  }
}

struct Item: LegacyFailableDecodable, JSONMade {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Page: LegacyFailableDecodable, JSONMade {
  @DecodedBy<ItemsRule> private(set) var items: [Item]

  enum ItemsRule: DecodingRule {
    static let value = Decoding<[Item]>.required { container in
      try container.nestedContainersIfPresent()?.compactMap { try $0.valueIfAccepted(Item.self) }
    }
  }
}
