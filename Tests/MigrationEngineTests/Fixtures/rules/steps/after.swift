import Bridge

struct Page: LegacyDecodable {
  let id: Int
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  let fifth: Int
  let sixth: Int
  @DecodedBy<NamesRule> var names: [String] = []
  let title: String?
  @DecodedBy<TagsRule> var tags: [String]!

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      var value: [String] = []
      for name in container.nestedContainers() where try !name.decode(String.self).isEmpty {
        try value.append(name.decode(String.self))
      }
      return value
    }
  }
  enum TagsRule: DecodingRule {
    static let value = Decoding<[String]?> { container in
      var value: [String]! = []
      for tag in container.nestedContainers() {
        if try tag.decode(String.self) == "internal" { continue }
        try value.append(tag.decode(String.self))
      }
      return value
    }
  }
}
