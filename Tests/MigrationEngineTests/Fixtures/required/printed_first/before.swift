import Foundation
import SwiftyJSON

struct User {
  let id: Int
  let name: String

  init?(json: JSON) {
    guard let id = json["id"].int else {
      // Should not happen.
      print("User: no id in \(json), of \(json["name"].stringValue)")
      return nil
    }
    self.id = id
    name = json["name"].stringValue
  }
}

enum UserError: Error { case noTitle }

struct Film {
  let title: String

  init(json: JSON) throws {
    if json["title"].string == nil {
      debugPrint("a film without a title:", json["id"])
      NSLog("%@", "no title")
      throw UserError.noTitle
    }
    title = json["title"].stringValue
  }
}
