// reason: its superclass `Dataset` can't be folded in: it is used by itself
import SwiftyJSON

class Dataset {
  required init(json: JSON) {}

  init() {}
}

final class ChoiceDataset: Dataset {
  var isMultiple = false

  required init(json: JSON) {
    super.init(json: json)
    isMultiple = json["is_multiple"].boolValue
  }
}

func make(_ json: JSON) -> Dataset { Dataset(json: json) }
