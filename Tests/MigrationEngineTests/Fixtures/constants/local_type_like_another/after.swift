import Bridge

enum Keys {
  static let nickname = "other"
}

struct Customer: LegacyDecodable {
  let nickname: String?
}
