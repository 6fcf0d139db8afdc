// reason: is not understood
import SwiftyJSON

extension JSON {
  func found<T>(_ key: String, or other: T, _ make: (JSON) -> T) -> T { self[key].exists() ? make(self[key]) : other }
}

struct Shelf {
  let width: Int?

  init(json: JSON) { width = json.found("width", or: json["size"].int) { $0["value"].int } }
}
