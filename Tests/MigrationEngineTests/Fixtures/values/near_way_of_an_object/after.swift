// reason: no declaration can say
import Bridge

final class Badge {
  var name = ""
  var rank = 1
  init() {}
}

struct Officer: LegacyDecodable {
  let badge: Badge

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let badge = Badge()
    badge.name = try container.value(String.self, at: "name")
    if badge.name == "chief" { badge.rank = 7 }
    self.badge = badge
  }
}
