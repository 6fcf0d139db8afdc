import Foundation
import SwiftyJSON

struct Story {
  let id: Int
  let name: String
  let link: URL
  let note: String?
  let tags: [String]
  let likes: Int

  init?(json: JSON) {
    guard let id = json["id"].int, let name = json["name"].string else { return nil }
    guard let link = json["link"].url else {
      return nil
    }
    self.id = id
    self.name = name
    self.link = link
    note = json["note"].string
    tags = json["tags"].arrayValue.map { $0.stringValue }
    likes = json["likes"].intValue
  }
}

struct Page {
  let stories: [Story]

  init(json: JSON) {
    stories = json["stories"].arrayValue.compactMap { Story(json: $0) }
  }
}
