import SwiftyJSON

class Story {
  var id: Int?
  var title: String
  var author: String
  var identifier: String
  var first: Int
  var second: Int
  var third: Int
  var fourth: Int
  var fifth: Int
  var sixth: Int
  var text: String
  var credit: String

  init(json: JSON) {
    id = json["id"].int
    title = json["title"].stringValue
    author = json["author"].stringValue
    first = json["first"].intValue
    second = json["second"].intValue
    third = json["third"].intValue
    fourth = json["fourth"].intValue
    fifth = json["fifth"].intValue
    sixth = json["sixth"].intValue
    identifier = "\(id ?? 0)"
    credit = title + author
    text = "\(title): \(self.author), \(title.count)"
  }
}
