// reason: needs a written initializer
import Bridge

struct Kind: RawRepresentable {
  let rawValue: String

  init?(rawValue: String) {
    print(rawValue)
    self.rawValue = rawValue
  }
}

struct Group: LegacyFailableDecodable {
  let kind: Kind
  let other: Kind

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let kind = try Kind.init(rawValue: container.value(String.self, at: "kind")),
      let other = try Kind.init(rawValue: container.value(String.self, at: "other"))
    else { throw container.refusal }
    self.other = other
    self.kind = kind
  }
}
