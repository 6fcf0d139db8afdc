// reason: no property rules: it may refuse a document, and has the subclass `Bike`
import Bridge

class Gear: LegacyFailableDecodable, ContainerDecodable {
  var name: String = ""

  required init(from container: LegacyContainer) throws {
    guard let name = try container.decodeIfPresent(String.self, at: "name") else { throw container.refusal }
    self.name = name
  }
}

class Bike: Gear {
  var frame: Int?

  required init(from container: LegacyContainer) throws {
    try super.init(from: container)
    frame = try container.decodeIfPresent(Int.self, at: "frame")
  }
}
