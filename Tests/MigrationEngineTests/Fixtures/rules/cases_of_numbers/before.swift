import SwiftyJSON

enum Level: Int, CaseIterable {
  case low, middle = 5, high
}

struct Meter {
  let level: Level
  let other: Level
  let isHigh: Bool

  init(json: JSON) {
    level = Level.allCases.first { $0.rawValue == json["level"].intValue } ?? .low
    switch json["other"].intValue {
    case 0: other = .low
    case 5: other = .middle
    case 6: other = .high
    default: other = .low
    }
    isHigh = Level(rawValue: json["level"].intValue) == .high
  }
}
