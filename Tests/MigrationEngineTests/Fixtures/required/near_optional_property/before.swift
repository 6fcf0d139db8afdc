// reason: asks for more than its properties: `.refusesUnless {
import SwiftyJSON

struct Story {
  let id: Int?

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
  }
}
