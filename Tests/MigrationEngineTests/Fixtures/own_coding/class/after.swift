import Bridge

final class Session: LegacyDecodable, Encodable {
  var token: String?
  let tags: [String]

  func end() { token = nil }
}
