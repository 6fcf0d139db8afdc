import Bridge

class Item: LegacyDecodable, ContainerDecodable {
  var name: String?

  required init(from container: LegacyContainer) throws {
    try update(container)
  }
}
