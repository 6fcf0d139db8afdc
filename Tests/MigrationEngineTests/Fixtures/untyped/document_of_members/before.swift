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
