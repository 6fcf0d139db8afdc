// reason: `kind` can't be wrapped
import Bridge

enum Kind: String {
  case ink, gel
}

struct Pen: LegacyDecodable {
  let id: Int
  var kind: Kind {
    didSet { print("changed") }
  }
  var other: Kind {
    didSet { print("changed") }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    kind = try Kind(rawValue: container.value(String.self, at: "kind")) ?? .ink
    other = try Kind(rawValue: container.value(String.self, at: "other")) ?? .gel
  }
}
