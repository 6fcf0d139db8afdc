import SwiftyJSON

final class Article {
  var title: String
  var limit: Int
  var name: String?
  var age: Int = 0
  var nick: String = ""

  init(json: JSON) {
    title = "Untitled"
    limit = 20
    for (key, value) in json {
      if key == "title", let text = value.string {
        title = text
      }
      if key == "limit", let number = value.int {
        limit = number
      }
    }
    for (key, part) in json["author"].dictionaryValue {
      switch key {
      case "name": name = part.string
      case "age": age = part.intValue
      default: break
      }
    }
    for (key, part) in json where key == "nick" && part.type != .null {
      nick = part.stringValue
      break
    }
  }
}
