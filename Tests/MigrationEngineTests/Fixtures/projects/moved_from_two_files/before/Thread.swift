import SwiftyJSON

private let step = 2

struct Thread {
  private var comments: [Comment] = []
  private var likes: [Like] = []

  mutating func begin(_ json: JSON) {
    for entry in json["comments"].arrayValue {
      let comment = Comment()
      comment.text = entry["text"].stringValue
      comment.author = entry["author"].string
      comments.append(comment)
    }
    for entry in json["likes"].arrayValue {
      likes.append(Like(count: entry["count"].intValue * step))
    }
  }
}
