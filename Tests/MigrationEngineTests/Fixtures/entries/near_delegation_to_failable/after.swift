// reason: needs a rule
import Bridge

struct Item: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  init?(id: Int) {
    if id == 0 { return nil }
    self.id = id
  }
  enum IdRule: DecodingRule {
    static let value = Decoding<Int> { container in
      guard try container.value(Int.self) != 0 else { throw container.refusal }
      return try container.value(Int.self)
    }
  }
}

func item(_ id: Int) -> Item? { Item(id: id) }
