// reason: the type of `limit` is not understood
import SwiftyJSON

extension String {
  static let limit = 5
}

struct Field {
  var limit = String.limit

  init() {}

  init(json: JSON) {
    limit = json["limit"].intValue
  }
}
