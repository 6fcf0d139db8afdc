// reason: needs a written initializer: its superclass `Model` can't be folded in: it is used by itself
import Bridge
import LegacyJSON

class Model: LegacyDecodable {
}

class User: Model {
  let id: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    try super.init(from: decoder)
  }
}

class Page<T: Model>: LegacyDecodable {
  let items: [T]

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    items = try container.nestedContainers(at: "items").map { try T(json: $0.value(JSON.self)) }
  }
}
