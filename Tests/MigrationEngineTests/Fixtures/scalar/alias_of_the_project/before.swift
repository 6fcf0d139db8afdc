// reason: not plain: the type of `since` is not understood
import SwiftyJSON

typealias TimeInterval = Float

struct Counted {
  var since: TimeInterval
  init(json: JSON) { since = json["since"].floatValue }
}
