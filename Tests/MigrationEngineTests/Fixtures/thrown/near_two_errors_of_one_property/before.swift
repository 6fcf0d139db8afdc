// reason: the initializer throws more than one error, or another's
import SwiftyJSON

enum PointError: Error { case missing, tooSmall }

struct Point {
  let size: Int

  init(json: JSON) throws {
    guard let size = json["size"].int else { throw PointError.missing }
    if size < 3 { throw PointError.tooSmall }
    self.size = size
  }
}
