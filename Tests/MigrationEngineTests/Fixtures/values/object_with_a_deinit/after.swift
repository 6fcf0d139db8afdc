import Bridge

enum Counter { nonisolated(unsafe) static var left = 0 }

final class Session: LegacyDecodable {
  let token: String

  deinit { Counter.left += 1 }
}

struct Login: LegacyDecodable {
  @DecodedBy<TokenRule> private(set) var token: String

  enum TokenRule: ObjectDecodingRule { static let value = Decoding<String> { try $0.value(Session.self).token } }
}
