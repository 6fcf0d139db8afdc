import Foundation
import SwiftyJSON

struct Counted {
  var since: TimeInterval
  var names: Array<String>
  var tags: Array<Tag>?
  var total: (Int)
  var rate: Float32!
  init(json: JSON) {
    since = json["since"].doubleValue
    names = json["names"].arrayValue.map { $0.stringValue }
    tags = json["tags"].array?.map { Tag(json: $0) }
    total = json["total"].intValue
    rate = json["rate"].float
  }
}
struct Tag { let id: Int; init(json: JSON) { id = json["id"].intValue } }
