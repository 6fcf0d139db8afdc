import Bridge

class User: LegacyDecodable {
  var id: Int
  @DecodedBy<NameRule> var name: String
  @DecodedBy<TagsRule> var tags: [String]?
  @DecodedBy<IsFriendRule> var isFriend: Bool

  init(id: Int, name: String, tags: [String]? = nil, isFriend: Bool) {
    self.id = id
    self.name = name
    self.tags = tags
    self.isFriend = isFriend
  }

  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).capitalized } }
  enum TagsRule: DecodingRule {
    static let value = Decoding<[String]?> { try $0.entries().map { try $1.value(String.self) } }
  }
  enum IsFriendRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.value(String.self, at: "friend") != "null" }
  }
}

struct Place {
  let id: Int
  @DecodedBy<LabelRule> private(set) var label: String

  init(id: Int, label: String) {
    self.id = id
    self.label = label
  }
}

extension Place: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }

  enum LabelRule: DecodingRule { static let value = Decoding<String> { try "#" + $0.value(String.self) } }
}

func me() -> User { User(id: 1, name: "me", isFriend: false) }
func home() -> Place { Place(id: 1, label: "home") }
