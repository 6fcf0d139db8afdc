import LegacyJSON

class Profile {
  let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var name: String { json["name"].stringValue }
}

func print(_ profile: Profile) {
  Swift.print(profile.json)
}
