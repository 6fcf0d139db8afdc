// reason: needs a written initializer: `name = members["name"]!.stringValue` is not understood
import Bridge

struct Bag: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      let members = container.members()
      return try members["name"]!.decode(String.self)
    }
  }
}
