// reason: may hold one object
import Foundation
import Bridge

class Explore: NSObject, LegacyDecodable {
  var cities: [City] = []
  var towns: [City] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let found = try container.value([City].self, at: "cities")
    cities = found
    towns = found
  }
}

class City: NSObject, LegacyDecodable {
  var name: String
}
