import Foundation
import Bridge
import LegacyJSON

class Bookmark: NSObject, LegacyDecodable, NSCoding {
  @NeverNil var title: String!
  @NeverNil var pictures: [Picture]!

  required init(coder aDecoder: NSCoder) {
    title = aDecoder.decodeObject(forKey: "title") as? String
  }

  func encode(with aCoder: NSCoder) {
    if title != nil { aCoder.encode(title, forKey: "title") }
  }
}

class Picture: NSObject, LegacyDecodable {
  @NeverNil var city: String!
}

func bookmark(_ response: JSON) -> Bookmark { Bookmark(json: response) }
