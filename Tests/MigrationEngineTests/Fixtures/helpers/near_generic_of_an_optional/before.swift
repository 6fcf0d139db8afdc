// reason: `count = value(json["a"].int, or: json["b"].int)` is not understood
import SwiftyJSON

func value<Value>(_ found: Value?, or other: Value) -> Value { found ?? other }

struct Counter {
  let count: Int?

  init(json: JSON) { count = value(json["a"].int, or: json["b"].int) }
}
