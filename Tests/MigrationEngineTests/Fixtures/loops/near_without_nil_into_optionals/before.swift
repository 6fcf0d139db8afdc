// reason: is not understood
import SwiftyJSON

struct Prices {
  let all: [Int?]
  let known: [Int?]

  init(json: JSON) {
    all = json["prices"].arrayValue.map { $0.int }.filter { $0 != nil }
    let found = json["prices"].arrayValue.compactMap { $0.int }
    known = found
  }
}
