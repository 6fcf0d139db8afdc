// reason: is not understood
import SwiftyJSON

enum Grade: Int, CaseIterable {
  case low, high

  init?(rawValue: Int) {
    switch rawValue {
    case 0...4: self = .low
    case 5...9: self = .high
    default: return nil
    }
  }
}

struct Graded {
  let grade: Grade

  init(json: JSON) { grade = Grade.allCases.first { $0.rawValue == json["grade"].intValue } ?? .low }
}
