import SwiftyJSON

class Page {
  var id: Int
  var first: Int
  var second: Int
  var third: Int
  var fourth: Int
  var fifth: Int
  var sixth: Int
  var names: [String] = []
  var title: String?
  var tags: [String]!

  init(json: JSON) {
    id = json["id"].intValue
    first = json["first"].intValue
    second = json["second"].intValue
    third = json["third"].intValue
    fourth = json["fourth"].intValue
    fifth = json["fifth"].intValue
    sixth = json["sixth"].intValue
    for name in json["names"].arrayValue where !name.stringValue.isEmpty {
      names.append(name.stringValue)
    }
    title = json["title"].string
    tags = [String]()
    for tag in json["tags"].arrayValue {
      if tag.stringValue == "internal" { continue }
      tags.append(tag.stringValue)
    }
  }
}
