import Bridge

final class Item {
  var id = 0
  init() {}
}

extension Item: LegacyDecodable {
  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    id = try container.value(Int.self, at: "id")
  }
}
