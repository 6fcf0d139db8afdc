// reason: the declaration of `date` can't say its value
import SwiftyJSON

final class Advent: Sendable {
  let date: Int
  let title: String

  init(data: JSON) {
    date = 0
    title = data["title"].stringValue
  }

  init(title: String) {
    self.title = title
    date = 5
  }
}
