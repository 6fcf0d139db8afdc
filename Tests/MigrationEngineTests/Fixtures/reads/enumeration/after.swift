import Bridge

enum Event: LegacyFailableDecodable {
  case text(String)
  case user(User)
  case unknown

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let data = container.nestedContainer(at: "data")
    switch try container.value(String.self, at: "type") {
    case "text": self = try .text(data.value(String.self, at: "text"))
    case "user":
      guard let user = try data.valueIfAccepted(User.self) else { throw container.refusal }
      self = .user(user)
    case "": throw container.refusal
    default: self = .unknown
    }
  }
}

struct User: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}
