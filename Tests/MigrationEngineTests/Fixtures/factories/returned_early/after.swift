import Bridge
import LegacyJSON
import ModernClient

struct Product: LegacyFailableDecodable {
  @DefaultEmptyString var name = ""
  let price: Int
  @DecodedBy<TagsRule> var tags = [String]()

  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { try $0.exists(at: "price") ? $0.value([String].self, at: "tags") : [] }
  }
}

func show(_ json: JSON) -> String {
  if let product = Product(json: json["product"]) { return product.name }
  return ""
}
