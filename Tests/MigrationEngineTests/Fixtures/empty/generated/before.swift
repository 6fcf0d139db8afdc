import Foundation
import SwiftyJSON

class Owner: NSObject {
  var name: String!

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    name = json["name"].stringValue
  }
}

class Banner: NSObject {
  var id: Int!
  var note: String?
  var owner: Owner!
  var items: [Owner]!

  init(fromJson json: JSON!) {
    if json.isEmpty {
      return
    }
    id = json["id"].intValue
    note = json["note"].string
    let ownerJson = json["owner"]
    if !ownerJson.isEmpty {
      owner = Owner(fromJson: ownerJson)
    }
    items = [Owner]()
    let itemsArray = json["items"].arrayValue
    for itemsJson in itemsArray {
      let value = Owner(fromJson: itemsJson)
      items.append(value)
    }
  }
}
