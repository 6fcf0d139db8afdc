// reason: is not understood
import Foundation
import SwiftyJSON

struct Item {
  let id: Int

  init(data: JSON) { id = data["id"].intValue }
}

class Cart: NSObject {
  var items = [Item]()
  var others: [Item] = []

  init(data: JSON) {
    let all = data["items"].arrayObject! as NSArray
    items = all.map({ (value) -> Item in
      return Item(data: JSON(value))
    })
    if let more = data["others"].arrayObject {
      others = (more as NSArray).map { Item(data: JSON($0)) }
    }
  }
}
