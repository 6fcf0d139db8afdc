// reason: `title`: needs a rule: `title = json["title"].stringValue`
import Bridge

struct Mark: LegacyDecodable {
  let id: Int?
  @DecodedBy<TitleRule> var title: String?

  let note: String?

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.numberIfPresent(at: "id") != nil ? container.value(String.self, at: "title") : nil
    }
  }
}
