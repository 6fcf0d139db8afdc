// reason: needs a written initializer: callers may give nil, which leaves the properties as they begin
import Foundation
import SwiftyJSON

class Picture: NSObject, NSCacheDelegate {
  var city: String!

  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}

  init(fromJson json: JSON!) {
    if json == nil { return }
    city = json["city"].stringValue
  }
}

func picture(_ response: JSON) -> Picture { Picture(fromJson: response) }
