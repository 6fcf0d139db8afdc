import Bridge

class Team: LegacyDecodable {
  let title: String
}
