import Bridge
import LegacyJSON

struct Owner: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.membersIfPresent() != nil }] }
  var name: String
  var age: Int?
}

struct Shop: LegacyDecodable {
  @NeverNil var id: Int!
  let title: String?
  @DecodedBy<OwnerRule> var owner: Owner?

  enum OwnerRule: DecodingRule { static let value = Decoding<Owner?> { try $0.ownerOfShop } }
}

extension JSON {
  var ownerOfShop: Owner? {
    return Owner(json: self)
  }

  func toShop() -> Shop {
    return Shop(json: self)
  }
}

extension LegacyContainer {
  var ownerOfShop: Owner? {
    get throws {
      return try self.valueIfAccepted(Owner.self)
    }
  }
}

func shops(in json: JSON) -> [Shop] {
  return json["shops"].arrayValue.map { $0.toShop() }
}
