// reason: needs a written initializer: `if let name = json["name"].string {
import LegacyJSON

class Product {
  let name: String

  init(name: String) {
    self.name = name
  }

  convenience init?(json: JSON) {
    if let name = json["name"].string {
      print(name)
      self.init(name: name)
    } else {
      return nil
    }
  }
}
