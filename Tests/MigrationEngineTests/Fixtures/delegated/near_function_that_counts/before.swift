// reason: is not understood
import SwiftyJSON

struct Place {
  static var count = 0
  let id: Int

  init(id: Int) {
    self.id = id
  }

  static func parse(_ json: JSON) -> Place? {
    guard let id = json["id"].int else { return nil }
    count += 1
    return Place(id: id)
  }

  init?(json: JSON) {
    guard let place = Place.parse(json) else { return nil }
    self = place
  }
}
