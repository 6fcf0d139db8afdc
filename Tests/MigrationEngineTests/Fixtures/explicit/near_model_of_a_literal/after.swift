// reason: needs a written initializer
import Bridge
import LegacyJSON

struct Driver: LegacyDecodable {
  let id: Int

  init(driver: JSON) { self.init(json: driver) }
}

struct Ride: LegacyDecodable, ContainerDecodable {
  let driver: Driver?
  let number: Int

  init(from container: LegacyContainer) throws {
    driver = Driver(driver: ["Driver"])
    number = try container.decode(Int.self, at: "number")
  }
}
