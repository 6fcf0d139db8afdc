import Bridge

struct Gallery: LegacyDecodable {
  @DecodedBy<CoverRule> var cover: String?
  let photos: [Photo]
  @DecodedBy<SizeRule> var size = 0

  enum CoverRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.nestedContainers(at: "photos").last.flatMap { try $0.valueIfPresent(String.self, at: "url") }
    }
  }
  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      try container.nestedContainers(at: "sizes").last.map { try $0.value(Int.self, at: "width") } ?? 0
    }
  }
}

struct Photo: LegacyDecodable {
  let url: String
}
