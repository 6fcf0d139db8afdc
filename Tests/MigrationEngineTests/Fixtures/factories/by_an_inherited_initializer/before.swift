import Foundation
import SwiftyJSON

class Stored: NSObject {
  var id: String
  var isDeleted = false

  init(id: String) {
    self.id = id
  }
}

class Dated: Stored {
  var created = ""
}

class Reward: Dated {
  var points = 0
  var text: String?

  class func fromJson(_ json: JSON) -> Reward {
    let object = Reward(id: json["id"].stringValue)
    object.points = json["points"].intValue
    object.text = json["text"].string
    return object
  }
}

func rewards(_ json: JSON) -> [Reward] { return json["all"].arrayValue.map { Reward.fromJson($0) } }

func note(_ values: [Stored]) {}
