// reason: needs a rule: `for banner in json["banners"].arrayValue { …`
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<LinksRule> var links: [String] = []
  let owner: String
  let note: String?

  enum LinksRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "banners").compactMap {
        try $0.value(Bool.self, at: "hidden") ? nil : $0.value(String.self, at: "image_url")
      }
    }
  }
}
