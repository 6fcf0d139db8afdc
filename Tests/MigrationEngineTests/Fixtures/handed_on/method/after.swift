import LegacyJSON
import Bridge

class Model: LegacyDecodable, ContainerDecodable {
  var a = 0

  required init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    try prepare(with: container.decode(JSON.self))
  }

  func prepare(with json: JSON) { dump(json) }
}
