import LegacyJSON
import Bridge

class Model: LegacyDecodable {
  var a = 0

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    try prepare(with: container.value(JSON.self))
  }

  func prepare(with json: JSON) { dump(json) }
}
