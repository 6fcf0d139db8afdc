import Foundation
import SwiftyJSON

class Dataset: NSObject {
  class var isSecure: Bool { true }

  required init(json: JSON) {
    super.init()
  }

  override init() {
    super.init()
  }

  func isSame(as other: Dataset?) -> Bool { other === self }
}

extension Dataset {
  static let empty = Dataset()
}

final class ChoiceDataset: Dataset {
  override class var isSecure: Bool { false }

  var isMultiple: Bool
  var options: [String]

  required init(json: JSON) {
    self.isMultiple = json["is_multiple"].boolValue
    self.options = json["options"].arrayValue.map { $0.stringValue }

    super.init(json: json)
  }
}

func all(_ sets: [Dataset]) -> [Dataset] { sets.filter { ($0 as? ChoiceDataset)?.isMultiple != true } }

func numbers(_ texts: [String]) -> [Int] { texts.compactMap(Int.init) }
