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

extension Dataset {
  static func make(_ json: JSON) -> Self { Self(json: json) }
}
