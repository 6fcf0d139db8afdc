// reason: it makes something, or asks for something, that no property holds
import Bridge

class Parcel: LegacyDecodable {
  var name = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
    try check(container)
  }

  @discardableResult func check(_ data: LegacyContainer) throws -> Int { return try data.valueIfPresent(Int.self, at: "size")! }
}
