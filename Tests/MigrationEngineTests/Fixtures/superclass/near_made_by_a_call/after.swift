// reason: its superclass `Dataset` can't be folded in: it is used by itself
import Bridge
import LegacyJSON

class Dataset: LegacyDecodable {
  init() {}
}

final class ChoiceDataset: Dataset {
  var isMultiple = false

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try super.init(from: decoder)
    isMultiple = try container.value(Bool.self, at: "is_multiple")
  }
}

func make(_ json: JSON) -> Dataset { Dataset(json: json) }
