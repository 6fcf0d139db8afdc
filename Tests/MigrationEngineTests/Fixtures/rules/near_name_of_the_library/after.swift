// reason: needs a rule:
import Bridge

enum DescriptionRule {}

struct Item: LegacyDecodable {
  @DecodedBy<IdRule> var id: String

  enum IdRule: DecodingRule { static let value = Decoding { String(describing: $0) } }
}
