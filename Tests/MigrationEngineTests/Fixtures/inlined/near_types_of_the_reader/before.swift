import Foundation
import SwiftyJSON

class PointReader {
  struct Point {
    let x: Int
    let y: Int
  }

  func read(_ json: JSON) -> Point {
    return Point(x: json["x"].intValue, y: json["y"].intValue)
  }

  func mark(_ json: JSON) -> Int {
    return Mark(json["mark"].stringValue).number
  }
}

private struct Mark {
  let number: Int

  init(_ text: String) {
    number = text.count
    log.append(text)
  }
}

private var log: [String] = []

struct Dot {
  let point: PointReader.Point

  init(json: JSON) { point = PointReader().read(json) }
}

struct Sign {
  let number: Int

  init(json: JSON) { number = PointReader().mark(json) }
}
