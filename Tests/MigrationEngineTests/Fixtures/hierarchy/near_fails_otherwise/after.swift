// reason: its subclass `Item` is not converted, and calls its initializer
import Bridge
import LegacyJSON

class Record {
  var source: String?

  init(json: JSON?) {
    source = describe(json)
  }

  func describe(_ json: JSON?) -> String? { nil }
}

class Item: Record, LegacyFailableDecodable, ContainerDecodable {
  var id = 0

  required init(from container: LegacyContainer) throws {
    guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
    try super.init(json: container.decode(JSON.self))
    self.id = id
  }
}
