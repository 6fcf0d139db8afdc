// reason: needs a rule
import Foundation
import SwiftyJSON

struct Response {
  var success: Bool
  var items: [Item]

  init(object: JSON) {
    success = object["success"].boolValue
    var found = [Item]()
    if !object["data"].arrayValue.isEmpty {
      object["data"].arrayValue.forEach {
        found.append(Item(object: $0))
      }
      items = found
    } else {
      items = [Item(object: object["data"])]
    }
  }
}

struct Item {
  var id: Int

  init(object: JSON) { id = object["id"].intValue }
}
