// reason: needs a rule
import Bridge

struct Story: LegacyDecodable {
  let title: String
  @DecodedBy<NextRule> private(set) var next: Summary?

  enum NextRule: ObjectDecodingRule {
    static let value = Decoding<Summary?> { try $0.isNull(at: "kind") ? nil : $0.value(Summary.self, at: "next") }
  }
}

struct Summary: LegacyDecodable {
  let id: Int
}
