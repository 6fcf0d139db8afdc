import SwiftyJSON

typealias TimeInterval = Float

struct Counted {
  var since: TimeInterval
  init(json: JSON) { since = json["since"].floatValue }
}
