import SwiftyJSON

protocol Mapped {
  init()
  mutating func map(_ json: JSON)
}

extension Mapped {
  init(json: JSON) {
    self.init()
    if json != JSON.null { map(json) }
  }
}

struct User: Mapped {
  var name: String?

  mutating func map(_ json: JSON) { name = json["name"].string }
}

struct Address: Mapped {
  var city: String?

  mutating func map(_ json: JSON) { city = json["city"].string }
}

final class Visit: Mapped {
  var page: Int?

  func map(_ json: JSON) { page = json["page"].int }
}
