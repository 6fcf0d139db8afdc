import SwiftyJSON

struct User {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}

struct Post {
  var owner: User?
  var editor: User?
  var author: User?
  let reader: User?

  init(json: JSON) {
    if json["owner"] != JSON.null {
      owner = User(json: json["owner"])
    }
    if !json["editor"].isEmpty {
      editor = User(json: json["editor"])
    }
    let author = json["author"]
    if author.exists() {
      self.author = User(json: author)
    }
    reader = json["reader"].exists() ? User(json: json["reader"]) : nil
  }
}
