import Bridge

struct Answer: LegacyFailableDecodable {
  @DecodedBy<IdRule> private(set) var id: Int
  let note: String

  enum IdRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      guard container.exists(at: "id"), container.exists(at: "note") else { throw container.refusal }
      return try container.value(Int.self, at: "id")
    }
  }
}
