// reason: needs a written initializer: `area = Area(value: width * 2)` is not understood
import Bridge

struct Area { let value: Int }

struct Picture: LegacyDecodable, ContainerDecodable {
  var width: Int!
  var area: Area

  init(from container: LegacyContainer) throws {
    width = try container.decode(Int.self, at: "width")
    if try container.decode(Bool.self, at: "wide") { width = 10 }
    area = Area(value: width * 2)
  }
}
