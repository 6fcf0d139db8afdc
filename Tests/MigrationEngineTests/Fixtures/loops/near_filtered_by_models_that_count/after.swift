// reason: is not understood
import Bridge

final class Visitor: LegacyDecodable {
  static var count = 0
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    Visitor.count += 1
  }
}

struct Party: LegacyDecodable {
  let names: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    names = try container.nestedContainers(at: "visitors").filter { try $0.value(Visitor.self).id > 0 }.map {
      try $0.value(String.self, at: "name")
    }
  }
}
