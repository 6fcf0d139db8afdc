// reason: needs a written initializer
import Bridge
import LegacyJSON

struct Driver: LegacyDecodable {
  let id: Int

  init(driver: JSON) { self.init(json: driver) }
}

struct Ride: LegacyDecodable {
  let driver: Driver?
  let number: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    driver = Driver(driver: ["Driver"])
    number = try container.value(Int.self, at: "number")
  }
}
