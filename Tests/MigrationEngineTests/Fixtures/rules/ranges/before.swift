import SwiftyJSON

struct Grade {
  let level: String
  let isSmall: Bool

  init(json: JSON) {
    switch json["level"].intValue {
    case 1...3: level = "low"
    case 4..<10: level = "mid"
    case 10...: level = "high"
    default: level = "none"
    }
    if case -1...1 = json["size"].doubleValue { isSmall = true } else { isSmall = false }
  }
}
