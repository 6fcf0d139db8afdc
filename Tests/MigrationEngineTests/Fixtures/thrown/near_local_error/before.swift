// reason: needs a written initializer: the initializer throws more than one error, or another's
import SwiftyJSON

enum StoryError: Error { case empty }

struct Story {
  let id: Int

  init(json: JSON) throws {
    let problem = StoryError.empty
    if json.isEmpty { throw problem }
    id = json["id"].intValue
  }
}
