// reason: needs a rule
import Bridge

struct User: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int

  init?(id: Int) {
    self.id = id
    if id == 0 { return nil }
  }

  enum IdRule: DecodingRule {
    static let value = Decoding<Int> { container in
      guard try container.value(Int.self) != 0 else { throw container.refusal }
      return try container.value(Int.self)
    }
  }
}

let nobody = User(id: 0)
