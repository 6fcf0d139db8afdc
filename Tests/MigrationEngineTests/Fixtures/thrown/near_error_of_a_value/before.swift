// reason: needs a written initializer: the initializer throws more than one error, or another's
import SwiftyJSON

enum StoryError: Error { case unknown(String) }

struct Story {
  let id: Int

  init(json: JSON) throws {
    guard let id = json["id"].int else { throw StoryError.unknown(json["title"].stringValue) }
    self.id = id
  }
}
