// reason: needs a rule: `for tag in json["tags"].arrayValue { …`
import Bridge

struct Page: LegacyDecodable {
  @DecodedBy<TagsRule> var tags: [String] = []
  let owner: String
  let note: String?
  let place: String?

  enum TagsRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      var value: [String] = []
      for tag in container.nestedContainers() {
        try value.append("\(value.count): " + tag.decode(String.self))
      }
      return value
    }
  }
}
