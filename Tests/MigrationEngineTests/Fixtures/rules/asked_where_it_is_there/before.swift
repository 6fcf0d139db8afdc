import SwiftyJSON

struct Cart {
  let isLarge: Bool
  let isFree: Bool

  init(json: JSON) {
    if let count = json["count"].int, count > 3 { isLarge = true } else { isLarge = false }
    isFree = json["price"].string != nil && json["price"].string!.hasSuffix("0")
  }
}

struct Page {
  let isLast: Bool

  init(json: JSON) {
    guard let page = json["page"].int, page < 100 else {
      isLast = true
      return
    }
    isLast = false
  }
}
