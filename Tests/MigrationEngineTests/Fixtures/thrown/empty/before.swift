import SwiftyJSON

enum StoryError: Error { case empty }

class Story {
  var id: Int!
  var title: String

  init(fromJson json: JSON!) throws {
    if json.isEmpty {
      throw StoryError.empty
    }
    id = json["id"].intValue
    title = json["title"].stringValue
  }
}

func story(_ json: JSON) throws -> Story { try Story(fromJson: json) }
