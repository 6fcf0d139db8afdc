import LegacyJSON
import Bridge

class Profile: LegacyDecodable, ContainerDecodable {
  let json: JSON

  required init(from container: LegacyContainer) throws {
    self.json = try container.decode(JSON.self)
  }

  var name: String { json["name"].stringValue }
}

func print(_ profile: Profile) {
  Swift.print(profile.json)
}
