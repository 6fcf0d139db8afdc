// reason: needs a written initializer: `area = Area(value: width * 2)` is not understood
import Bridge

struct Area { let value: Int }

struct Picture: LegacyDecodable {
  var width: Int!
  var area: Area

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    width = try container.value(Int.self, at: "width")
    if try container.value(Bool.self, at: "wide") { width = 10 }
    area = Area(value: width * 2)
  }
}
