// reason: not plain: callers may give nil, which leaves the properties as they begin
import Foundation
import SwiftyJSON

class Picture: NSObject, ListDiffable {
  var city: String!

  init(fromJson json: JSON!) {
    if json == nil { return }
    city = json["city"].stringValue
  }
}

func picture(_ response: JSON) -> Picture { Picture(fromJson: response) }
