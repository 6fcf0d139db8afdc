import Bridge

extension Item {
  func update(_ json: LegacyContainer) throws {
    name = try json.decodeIfPresent(String.self, at: "name")
  }
}
