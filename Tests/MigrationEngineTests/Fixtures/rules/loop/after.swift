import Bridge

struct Tag: LegacyDecodable {
  let name: String
}

struct Page: LegacyDecodable {
  @DecodedBy<LinksRule> var links: [String] = []
  @DecodedBy<TagsRule> var tags = [Tag]()
  let owner: String
  let note: String?

  enum LinksRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "banners").map { try $0.decode(String.self, at: "image_url") }
    }
  }
  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[Tag]> { container in
      try container.nestedContainersIfPresent(at: "meta", "tags")!.map { try $0.decode(Tag.self) }
    }
  }
}
