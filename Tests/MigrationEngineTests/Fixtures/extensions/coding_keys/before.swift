import SwiftyJSON

struct Tier {
  let id: String
  let courseID: Int
  let price: String?
}

extension Tier {
  private enum Key: String {
    case id
    case course
    case price = "price_tier"
  }

  init(json: JSON) {
    id = json[Key.id.rawValue].stringValue
    courseID = json[Key.course.rawValue].intValue
    price = json[Key.price.rawValue].string
  }
}

let free = Tier(id: "", courseID: 0, price: nil)
