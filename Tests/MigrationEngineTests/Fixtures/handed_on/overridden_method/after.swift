import LegacyJSON
import Bridge

class Base: LegacyDecodable {
  var id: Int?
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.valueIfPresent(Int.self, at: "id")
    try fill(container.value(JSON.self))
  }
  func fill(_ json: JSON) {}
}

final class Leaf: Base {
  var a: Int?
  override func fill(_ json: JSON) { a = json["a"].int }
}

func note(_ values: [Base]) {}
