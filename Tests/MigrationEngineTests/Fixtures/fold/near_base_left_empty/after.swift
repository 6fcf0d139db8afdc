// reason: needs a written initializer: its superclass `Part` can't be folded in: it leaves an empty document unread
import Bridge
class Part: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var name: String!
  @NeverNil var count: Int!
}
class Wheel: Part {
  var frame: Int?
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    frame = try container.valueIfPresent(Int.self, at: "frame")
  }
}

func note(_ values: [Part]) {}
