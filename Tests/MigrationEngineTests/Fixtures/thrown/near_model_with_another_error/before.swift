// reason: needs a written initializer: the initializer throws more than one error, or another's
import SwiftyJSON

enum StoryError: Error { case empty, noAuthor }

struct Story {
  let author: Author

  init(json: JSON) throws {
    if json.isEmpty { throw StoryError.empty }
    author = try Author(json: json["author"])
  }
}

struct Author {
  let name: String

  init(json: JSON) throws {
    guard let name = json["name"].string else { throw StoryError.noAuthor }
    self.name = name
  }
}
