// reason: needs a written initializer: the type of `ids` is not understood
import SwiftyJSON

typealias List<Element> = [Element]

struct Course {
  let ids: List<Int>

  init(json: JSON) {
    ids = json["ids"].arrayValue.map { $0.intValue }
  }
}
