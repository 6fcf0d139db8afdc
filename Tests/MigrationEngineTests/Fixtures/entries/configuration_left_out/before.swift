import LegacyJSON

struct Comment {
  let id: Int
  let depth: Int

  init(_ json: JSON, storyID: Int, depth: Int = 1) {
    id = json["id"].intValue + storyID
    self.depth = depth
  }
}

struct Story {
  let first: Comment

  init?(json: JSON) {
    guard json["first"].exists() else { return nil }
    first = Comment(json["first"], storyID: 7)
  }
}
