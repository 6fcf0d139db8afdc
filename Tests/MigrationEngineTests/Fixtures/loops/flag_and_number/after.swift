import Bridge

struct Post: LegacyDecodable {
  static var reader = ""

  let likes: [String]
  @DecodedBy<IsLikedRule> var isLiked = false
  @DecodedBy<CountRule> var count = 0
  @DecodedBy<CoverRule> var cover = ""

  enum IsLikedRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.nestedContainers(at: "likes").contains { try $0.value(String.self) == Post.reader }
    }
  }
  enum CountRule: ObjectDecodingRule { static let value = Decoding<Int> { $0.nestedContainers(at: "likes").count } }
  enum CoverRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      if let found = (try container.nestedContainers(at: "images").last { try $0.value(Int.self, at: "width") > 100 }) {
        return try found.value(String.self, at: "url")
      }
      return ""
    }
  }
}
