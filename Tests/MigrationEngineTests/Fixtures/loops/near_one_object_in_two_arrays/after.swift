// reason: may hold one object
import Foundation
import Bridge

class Explore: NSObject, LegacyDecodable, ContainerDecodable {
  var cities: [City] = []
  var towns: [City] = []

  required init(from container: LegacyContainer) throws {
    let found = try container.decode([City].self, at: "cities")
    cities = found
    towns = found
  }
}

class City: NSObject, LegacyDecodable {
  var name: String
}
