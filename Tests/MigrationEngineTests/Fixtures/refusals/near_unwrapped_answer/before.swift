// reason: `guard isParsed! else { …` is not understood
import SwiftyJSON

struct Point {
  var total: Int? = nil

  init?(json: JSON) {
    let isParsed: Bool? = parse(json)
    guard isParsed! else {
      Log.write("not parsed")
      return nil
    }
  }

  private mutating func parse(_ json: JSON) -> Bool? {
    if json == JSON.null { return nil }
    total = json["total"].int
    return true
  }
}

enum Log {
  static var lines: [String] = []
  static func write(_ line: String) { lines.append(line) }
}
