import Bridge

struct Banner: LegacyDecodable {
  let id: Int
  @DecodedBy<IsReadRule> var isRead: Bool = false

  enum IsReadRule: ObjectDecodingRule { static let value = Decoding<Bool> { !$0.isEmpty() } }
}
