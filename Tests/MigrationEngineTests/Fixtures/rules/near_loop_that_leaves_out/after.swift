// reason: needs a rule: `for banner in json["banners"].arrayValue { …`
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<LinksRule> var links: [String] = []
  let owner: String
  let note: String?

  enum LinksRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      var value: [String] = []
      for banner in container.nestedContainers(at: "banners") {
        if try banner.decode(Bool.self, at: "hidden") { continue }
        try value.append(banner.decode(String.self, at: "image_url"))
      }
      return value
    }
  }
}
