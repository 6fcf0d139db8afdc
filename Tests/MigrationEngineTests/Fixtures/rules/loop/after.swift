import Bridge

struct Tag: LegacyDecodable {
  let name: String
}

struct Page: LegacyDecodable {
  @DecodedBy<LinksRule> var links: [String] = []
  @DecodedBy<TagsRule> var tags = [Tag]()
  let owner: String
  let note: String?
  @DecodedBy<ImagesRule> var images: [String]? = []
  @DecodedBy<SizesRule> var sizes = [Int]()

  enum LinksRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "banners").map { try $0.value(String.self, at: "image_url") }
    }
  }
  enum TagsRule: ObjectDecodingRule {
    static let value = Decoding<[Tag]> { container in
      try container.nestedContainersIfPresent(at: "meta", "tags")!.map { try $0.value(Tag.self) }
    }
  }
  enum ImagesRule: DecodingRule {
    static let value = Decoding<[String]?> { try $0.entries(at: "urls").map { try "http:" + $1.value(String.self) } }
  }
  enum SizesRule: DecodingRule {
    static let value = Decoding<[Int]> { try $0.entries().map { try $1.value(Int.self, at: "width") } }
  }
}
