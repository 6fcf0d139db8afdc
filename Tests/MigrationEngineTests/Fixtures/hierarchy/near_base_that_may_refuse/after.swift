// reason: no property rules: it may refuse a document, and has the subclass `Bike`
import Bridge

class Gear: LegacyFailableDecodable {
  var name: String = ""

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let name = try container.valueIfPresent(String.self, at: "name") else { throw container.refusal }
    self.name = name
  }
}

class Bike: Gear {
  var frame: Int?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    frame = try container.valueIfPresent(Int.self, at: "frame")
  }
}

func note(_ values: [Gear]) {}
