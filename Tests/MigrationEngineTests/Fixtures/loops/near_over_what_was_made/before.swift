// reason: `for mark in all { last = mark }` is not understood
import SwiftyJSON

struct Last {
  var last = ""

  init(json: JSON) {
    let all = json["marks"].arrayValue.map { $0["mark"].stringValue }
    for mark in all { last = mark }
  }
}

struct First {
  var first = ""

  init(json: JSON) {
    let all = json["marks"].arrayValue.map { $0["mark"].stringValue }
    for mark in all where !mark.isEmpty {
      first = mark
      break
    }
  }
}

struct Keys {
  var keys: [String] = []

  init(json: JSON) {
    let pairs = json["titles"].map { key, value in (key, value.string!) }
    for pair in pairs { keys.append(pair.0) }
  }
}

struct Refusing {
  var marks: [Int] = []

  init?(json: JSON) {
    let all = json["marks"].arrayValue.map { $0.int! }
    for mark in all {
      if mark == 0 { return nil }
      marks.append(mark)
    }
  }
}
