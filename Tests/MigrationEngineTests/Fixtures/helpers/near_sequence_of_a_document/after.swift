// reason: is not understood
import SwiftyJSON

extension Array where Element == String {
  init(_ json: JSON) { self = json.arrayValue.map { $0.stringValue } }
}

struct Table {
  let sizes: [Int]

  init(json: JSON) {
    sizes = Array(json["rows"]).map { $0.1.intValue }
  }
}
