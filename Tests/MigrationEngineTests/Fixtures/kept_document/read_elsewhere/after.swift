import LegacyJSON
import Bridge

class Profile: LegacyDecodable {
  let json: JSON

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
  }

  var name: String { json["name"].stringValue }
}

func print(_ profile: Profile) {
  Swift.print(profile.json)
}
