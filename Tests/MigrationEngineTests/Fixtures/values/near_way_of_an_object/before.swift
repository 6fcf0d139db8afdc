// reason: no declaration can say
import SwiftyJSON

final class Badge {
  var name = ""
  var rank = 1
  init() {}
}

struct Officer {
  let badge: Badge

  init(json: JSON) {
    let badge = Badge()
    badge.name = json["name"].stringValue
    if badge.name == "chief" { badge.rank = 7 }
    self.badge = badge
  }
}
