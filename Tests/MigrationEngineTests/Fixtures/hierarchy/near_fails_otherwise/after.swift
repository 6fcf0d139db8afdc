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

class Item: Record, LegacyFailableDecodable {
  var id = 0

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
    try super.init(json: container.value(JSON.self))
    self.id = id
  }
}

func note(_ values: [Record]) {}
