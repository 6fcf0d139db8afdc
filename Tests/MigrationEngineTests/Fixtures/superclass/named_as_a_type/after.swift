import Foundation
import Bridge

class Dataset: NSObject {
  class var isSecure: Bool { true }

  override init() {
    super.init()
  }

  func isSame(as other: Dataset?) -> Bool { other === self }
}

extension Dataset {
  static let empty = Dataset()
}

final class ChoiceDataset: Dataset, LegacyDecodable {
  override class var isSecure: Bool { false }

  let isMultiple: Bool
  let options: [String]
}

func all(_ sets: [Dataset]) -> [Dataset] { sets.filter { ($0 as? ChoiceDataset)?.isMultiple != true } }

func numbers(_ texts: [String]) -> [Int] { texts.compactMap(Int.init) }
