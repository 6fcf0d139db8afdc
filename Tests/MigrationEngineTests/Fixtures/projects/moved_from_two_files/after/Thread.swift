import LegacyJSON

private let step = 2

struct Thread {
  private var comments: [Comment] = []
  private var likes: [Like] = []

  mutating func begin(_ json: JSON) {
    for entry in json["comments"].arrayValue {
      comments.append(Comment(json: entry))
    }
    for entry in json["likes"].arrayValue {
      likes.append(Like(count: entry["count"].intValue * step))
    }
  }
}
