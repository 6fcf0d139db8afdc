import Bridge

final class Item {
  var id = 0
  init() {}
}

extension Item: LegacyDecodable, ContainerDecodable {
  convenience init(from container: LegacyContainer) throws {
    self.init()
    id = try container.decode(Int.self, at: "id")
  }
}
