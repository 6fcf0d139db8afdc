import LegacyJSON
import Bridge

struct Item: LegacyDecodable {
  let id: Int?
  @DecodedBy<NameRule> private(set) var name: String
  @DecodedBy<TagsRule> private(set) var tags: [String]

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self, at: "owner", "name") ?? "nobody" }
  }
  enum TagsRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }

  init(json: JSON?) { self.init(json: json ?? .null) }
}

func load(_ json: JSON?) -> Item { Item(json: json) }
