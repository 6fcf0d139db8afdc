import SwiftyJSON

final class Answer {
  var id: Int?
  var isEmpty: Bool

  init(json: JSON) {
    let data = JSON(json["data"].dictionaryObject ?? [:])
    id = data["id"].int
    isEmpty = data.isEmpty
  }
}

final class Reply {
  var id: Int?
  var name: String

  init(json: JSON) {
    if let object = json["data"].dictionaryObject {
      let data = JSON(object)
      id = data["id"].int
      name = data["name"].stringValue
    } else {
      name = ""
    }
  }
}
