// reason: the document is handed on: `json["ids"]`
import SwiftyJSON

enum Log {
  static var count = 0
}

func collect<Element>(_ json: JSON, _ make: (JSON) -> Element?) -> [Element] {
  var found: [Element] = []
  for element in json.arrayValue {
    Log.count += 1
    if let made = make(element) { found.append(made) }
  }
  return found
}

struct Person {
  let ids: [Int]

  init(json: JSON) {
    ids = collect(json["ids"]) { $0.int }
  }
}
