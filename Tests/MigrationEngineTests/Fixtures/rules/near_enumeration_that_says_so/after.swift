// reason: needs a written initializer
import Bridge

struct Kind: RawRepresentable {
  let rawValue: String

  init?(rawValue: String) {
    print(rawValue)
    self.rawValue = rawValue
  }
}

struct Group: LegacyFailableDecodable, ContainerDecodable {
  let kind: Kind
  let other: Kind

  init(from container: LegacyContainer) throws {
    guard let kind = try Kind.init(rawValue: container.decode(String.self, at: "kind")),
      let other = try Kind.init(rawValue: container.decode(String.self, at: "other"))
    else { throw container.refusal }
    self.other = other
    self.kind = kind
  }
}
