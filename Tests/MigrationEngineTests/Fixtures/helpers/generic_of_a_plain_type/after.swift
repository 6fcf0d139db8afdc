import LegacyJSON
import Bridge

protocol Made {
  init(_ json: JSON)
}

extension JSON {
  func made<T: Made>(_ type: T.Type) -> T? {
    return T(self)
  }
}

extension LegacyContainer {
  func made<T: Made & LenientDecodable>(_ type: T.Type) throws -> T? {
    return try self.decode(T.self)
  }
}

struct Owner: LegacyDecodable, Made {
  let name: String?

  init(_ json: JSON) {
    self.init(json: json)
  }
}

struct Item: Made, LegacyDecodable {
  let id: Int
  let owner: Owner?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.decodeIfPresent(Int.self, at: "id") ?? 1
    owner = try container.nestedContainer(at: "owner").made(Owner.self)
  }

  init(_ json: JSON) {
    self.init(json: json)
  }
}
