import Bridge

class Team: LegacyDecodable {
  let title: String

  func owner() -> User { User() }
}
