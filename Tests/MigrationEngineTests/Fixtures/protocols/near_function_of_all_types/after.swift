// reason: is not understood
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

  static func array(_ json: JSON) -> [Item]? {
    return json.array?.reversed().compactMap { Item(json: $0) }
  }

  static func array(_ json: LegacyContainer) throws -> [Item]? {
    return try json.nestedContainersIfPresent()?.reversed().compactMap { try $0.valueIfAccepted(Item.self) }
  }
}

struct Page: JSONMade, LegacyFailableDecodable {
  let items: [Item]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let items = try Item.array(container.nestedContainer(at: "items")) else { throw container.refusal }
    self.items = items
  }
}
