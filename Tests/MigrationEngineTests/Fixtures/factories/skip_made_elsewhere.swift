// reason: `from` makes one of a `JSON`
import SwiftyJSON

struct Log {
  var lines: [String]
  var count: Int

  static func from(json: JSON) -> Log {
    print(json)
    return Log(lines: json["lines"].arrayValue.map { $0.stringValue }, count: json["count"].intValue)
  }
}

let empty = Log(lines: [], count: 0)
