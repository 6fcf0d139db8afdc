import SwiftyJSON

class Page {
  var id: Int
  var first: Int
  var second: Int
  var third: Int
  var fourth: Int
  var fifth: Int
  var sixth: Int
  var title: String?

  init(json: JSON) {
    id = json["id"].intValue
    first = json["first"].intValue
    second = json["second"].intValue
    third = json["third"].intValue
    fourth = json["fourth"].intValue
    fifth = json["fifth"].intValue
    sixth = json["sixth"].intValue
    title = json["title"].string
    if title == nil { self.title = json["name"].string }
  }
}
