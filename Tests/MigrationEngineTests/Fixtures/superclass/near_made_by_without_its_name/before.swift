// reason: no property rules: it has a superclass
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

func copy(_ set: Dataset, _ json: JSON) -> Dataset { type(of: set).init(json: json) }
