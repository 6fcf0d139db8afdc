import Bridge
import ModernClient

struct Account: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let name: String?
  @DefaultEmptyString var title: String
  let city: String?

  private enum CodingKeys: String, CodingKey {
    case name = "account.name"
    case title = "account.title"
    case city = "account.address.city"
  }
}

struct Image: LegacyDecodable {
  @DecodedBy<UrlRule> var url: String!
  @DecodedBy<WidthRule> var width: Int?
  @DecodedBy<SizesRule> var sizes: [String: Int] = [:]

  enum UrlRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      container.cast(to: [String: String].self, at: "image", "preview").flatMap { $0["url"] }
    }
  }
  enum WidthRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { $0.dictionaryObject(at: "image").flatMap { $0["width"] as? Int } }
  }
  enum SizesRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { container in
      container.dictionaryObject(at: "image").map { ($0["sizes"] as? [String: Int]) ?? [:] } ?? [:]
    }
  }
}
