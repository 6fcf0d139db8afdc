// reason: the document is handed on: `Unit.metres.length(from: json["length"])`
import SwiftyJSON

enum Unit: String {
  case metres = "m"
  case miles = "mi"

  func length(from json: JSON) -> Double {
    print("length in \(rawValue)")
    return json[rawValue].doubleValue
  }
}

struct Road {
  let length: Double

  init(json: JSON) {
    length = Unit.metres.length(from: json["length"])
  }
}
