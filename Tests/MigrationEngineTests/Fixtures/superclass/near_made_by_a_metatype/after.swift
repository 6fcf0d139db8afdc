// reason: its superclass `Dataset` can't be folded in: it is used by itself
import Bridge
import LegacyJSON

class Dataset: LegacyDecodable {
  required convenience init(json: JSON) { self.init(decoding: json) }

  init() {}
}

final class ChoiceDataset: Dataset {
  var isMultiple = false

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    isMultiple = try container.value(Bool.self, at: "is_multiple")
  }
  required convenience init(json: JSON) { self.init(decoding: json) }
}

func make(_ type: Dataset.Type, _ json: JSON) -> Dataset { type.init(json: json) }
