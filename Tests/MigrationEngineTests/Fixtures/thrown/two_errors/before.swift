import SwiftyJSON

enum StoryError: Error { case empty, noTitle }

struct Story {
  let title: String

  init(json: JSON) throws {
    if json.isEmpty { throw StoryError.empty }
    guard let title = json["title"].string else { throw StoryError.noTitle }
    self.title = title
  }
}
