// reason: is not understood
import SwiftyJSON

enum Calls {
  nonisolated(unsafe) static var count = 0
  static func fallback() -> String {
    count += 1
    return "none"
  }
}

extension JSON {
  subscript(key: String, orElse value: String) -> String { self[key].string ?? value }
}

struct Counted {
  let name: String

  init(json: JSON) { name = json["name", orElse: Calls.fallback()] }
}
