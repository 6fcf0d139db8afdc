import Bridge
import LegacyJSON

struct Product: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @DecodedBy<TitleRule> var title: String
  var count: Int?
  var tags: [String]
  @DecodedBy<OwnerRule> var owner: Owner? = nil

  private enum CodingKeys: String, CodingKey {
    case title, tags, owner
    case count = "meta.count"
  }

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.valueIfPresent(String.self, at: "title")
        ?? container.valueIfPresent(String.self, at: "name")
        ?? "untitled"
    }
  }
  enum OwnerRule: DecodingRule { static let value = Decoding<Owner?> { try $0.valueIfAccepted(Owner.self) } }
}

struct Owner: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.membersIfPresent() != nil }] }
  var name = ""
}

class ProductMapper {
  func transform(_ source: JSON) -> Product {
    return Product(json: source)
  }

  // Others use it, too.
  fileprivate static func getTags(_ source: JSON) -> [String] {
    var tags: [String] = []
    for tag in source["tags"].arrayValue { tags.append(tag.stringValue) }
    return tags
  }
}

class OwnerMapper {
  func transform(_ source: JSON) -> Owner? {
    return Owner(json: source)
  }
}

func products(in json: JSON) -> [Product] {
  return json["products"].arrayValue.map { ProductMapper().transform($0) }
}
