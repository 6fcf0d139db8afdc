import Bridge

class Base: LegacyDecodable {
  let count: Int?
  func f() {}
}

final class Leaf: Base {
  var name: String?
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    name = try container.valueIfPresent(String.self, at: "name")
  }
  override func f() {}
}

func note(_ values: [Base]) {}
