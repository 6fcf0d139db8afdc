// reason: no property rules: `guard let kind = Kind(rawValue: json["kind"].stringValue) else { return nil }` is not understood
import Bridge

enum Kind: String {
  case text, image
}

struct Picture: LegacyFailableDecodable, ContainerDecodable {
  let width: Int

  init(from container: LegacyContainer) throws {
    guard let kind = try Kind(rawValue: container.decode(String.self, at: "kind")) else { throw container.refusal }
    self.width = try container.decode(Int.self, at: "width")
  }
}
