import LegacyJSON

struct Comment {
  let text: String
  let storyID: Int
  let depth: Int

  init(json: JSON, storyID: Int, depth: Int = 0) {
    text = json["text"].stringValue
    self.storyID = storyID
    self.depth = depth
  }
}

final class Owner {
  let name: String
  let place: String

  init?(place: String, json: JSON) {
    guard let name = json["name"].string else { return nil }
    self.name = name
    self.place = place
  }
}

struct Story {
  let comments: [Comment]
  let owner: Owner?

  init(json: JSON) {
    let id = json["id"].intValue
    comments = json["comments"].arrayValue.map { Comment(json: $0, storyID: id, depth: $0["depth"].intValue) }
    owner = Owner(place: json["place"].stringValue, json: json["owner"])
  }
}

func comment(_ json: JSON) -> Comment { Comment(json: json, storyID: 1) }
