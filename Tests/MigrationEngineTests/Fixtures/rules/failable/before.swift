import SwiftyJSON

struct Flat {
  let id: Int
  let size: Int
  let price: String

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    size = json["size"].intValue
    price = "\(json["price"].intValue) €"
  }
}
