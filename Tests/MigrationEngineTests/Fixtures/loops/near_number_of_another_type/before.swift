// reason: needs a written initializer: `for _ in json["likes"].arrayValue { share += 1 }` is not understood
import SwiftyJSON

struct Post {
  var share: Double = 0

  init(json: JSON) {
    for _ in json["likes"].arrayValue { share += 1 }
  }
}
