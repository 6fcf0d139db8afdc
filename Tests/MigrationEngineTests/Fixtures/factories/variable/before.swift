import SwiftyJSON

struct Comment {
  var postId: Int?
  var name: String?

  static func createFromJson(_ json: JSON) -> Comment {
    var comment = Comment()
    comment.postId = json["postId"].int
    comment.name = json["name"].string
    return comment
  }
}

func comments(_ json: JSON) -> [Comment] {
  var found: [Comment] = []
  for item in json.arrayValue { found.append(Comment.createFromJson(item)) }
  return found
}
