import Foundation
import SwiftyJSON

class Bookmark: NSObject, NSCoding {
  var title: String!
  var pictures: [Picture]!

  init(fromJson json: JSON!) {
    if json == nil {
      return
    }
    title = json["title"].stringValue
    pictures = [Picture]()
    let picturesArray = json["pictures"].arrayValue
    for picturesJson in picturesArray {
      let value = Picture(fromJson: picturesJson)
      pictures.append(value)
    }
  }

  required init(coder aDecoder: NSCoder) {
    title = aDecoder.decodeObject(forKey: "title") as? String
  }

  func encode(with aCoder: NSCoder) {
    if title != nil { aCoder.encode(title, forKey: "title") }
  }
}

class Picture: NSObject {
  var city: String!

  init(fromJson json: JSON!) {
    if json == nil { return }
    city = json["city"].stringValue
  }
}

func bookmark(_ response: JSON) -> Bookmark { Bookmark(fromJson: response) }
