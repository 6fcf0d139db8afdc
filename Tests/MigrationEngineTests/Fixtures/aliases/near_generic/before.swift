// reason: `ids`: needs a rule: `ids = json["ids"].arrayValue.map { $0.intValue }`
import SwiftyJSON

typealias List<Element> = [Element]

struct Course {
  let ids: List<Int>

  init(json: JSON) {
    ids = json["ids"].arrayValue.map { $0.intValue }
  }
}
