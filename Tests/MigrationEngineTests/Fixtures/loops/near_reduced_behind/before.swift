// reason: needs a written initializer: `tags = json["tags"].arrayValue.reduce([]) { [$1.stringValue] + $0 }` is not understood
import SwiftyJSON

struct Movie {
  let tags: [String]

  init(json: JSON) { tags = json["tags"].arrayValue.reduce([]) { [$1.stringValue] + $0 } }
}
