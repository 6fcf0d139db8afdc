// reason: the initializer throws, and the type is in a hierarchy
import SwiftyJSON

enum StoryError: Error { case empty }

class Story {
  let id: Int

  required init(json: JSON) throws {
    if json.isEmpty { throw StoryError.empty }
    id = json["id"].intValue
  }
}

class Novel: Story {
  let title: String

  required init(json: JSON) throws {
    title = json["title"].stringValue
    try super.init(json: json)
  }
}
