// reason: `.made` of the document is not understood
import SwiftyJSON

extension JSON {
  func made<Value>(_ make: (JSON) -> Value) -> Value? { exists() ? make(self) : nil }
}

struct Counter {
  let count: Int?

  init(json: JSON) { count = json["a"].made { $0.int } ?? 5 }
}
