import LegacyJSON
import Bridge

struct Profile: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private(set) var json: JSON

  var name: String { json["name"].stringValue }
}

func print(_ profile: Profile) {
  Swift.print(profile.json)
}
