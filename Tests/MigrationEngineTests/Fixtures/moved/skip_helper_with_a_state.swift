// reason: makes one of a `JSON`
import SwiftyJSON

struct Product {
  var title: String
}

class ProductMapper {
  private var count = 0

  func transform(_ source: JSON) -> Product {
    return Product(title: getTitle(source))
  }

  private func getTitle(_ source: JSON) -> String {
    count += 1
    return source["title"].stringValue
  }
}
