// reason: is not understood
import Bridge

enum Kind: Int {
  case small = 0
  case medium = 1
}

struct Item: LegacyDecodable {
  let id: Int
  let kind: Kind

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    kind =
      try [Kind.small, .medium].first(where: { try $0.rawValue == container.value(Int.self, at: "kind") }) ?? .small
  }
}
