import Foundation
import SwiftyJSON

class Product: NSObject {
  let name: String
  let price: String

  init(name: String, price: String) {
    self.name = name
    self.price = price
  }

  convenience init?(fromJSON json:JSON){
    if let name = json["name"].string,
      let price = json["price"].string{
      self.init(name: name, price: price)
    } else {
      return nil
    }
  }
}
