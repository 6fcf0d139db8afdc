import SwiftyJSON

struct Item {
  var tags: [String] = []

  init(json: JSON) {
    if !json["bare"].boolValue { tags = json["tags"].arrayValue.map { $0.stringValue } }
    if json["isNew"].boolValue {
      if json["main"].boolValue { tags.append(json["name"].stringValue) }
      if json["kind"].string != nil { tags.append(json["kind"].stringValue) }
    }
    tags.append(json["last"].stringValue)
  }
}
