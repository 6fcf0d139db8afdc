// reason: needs a written initializer: they would be longer than its initializer
import SwiftyJSON

struct Board {
  let open: [String]
  let closed: [String]
  let late: [String]

  init(json: JSON) {
    open = json["a"].arrayValue.filter { $0["isOpenForAllOthers"].boolValue }.map { $0["title"].stringValue + " open" }
    closed = json["b"].arrayValue.filter { $0["isClosedForAll"].boolValue }.map { $0["title"].stringValue + " closed" }
    late = json["c"].arrayValue.filter { $0["isLateForAllOthers"].boolValue }.map { $0["title"].stringValue + " late" }
  }
}
