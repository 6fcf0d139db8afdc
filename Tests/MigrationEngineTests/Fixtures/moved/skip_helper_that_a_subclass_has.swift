// reason: makes one of a `JSON`
import SwiftyJSON

struct Product {
  var title: String
}

class ProductMapper {
  func transform(_ source: JSON) -> Product {
    return Product(title: getTitle(source))
  }

  func getTitle(_ source: JSON) -> String {
    return source["title"].stringValue
  }
}

class QuietMapper: ProductMapper {
  override func getTitle(_ source: JSON) -> String {
    return ""
  }
}
