class Comment {
  var text = ""
  var author: String?
}

struct Like {
  let count: Int
}
