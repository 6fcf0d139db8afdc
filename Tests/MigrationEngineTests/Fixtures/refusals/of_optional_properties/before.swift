import SwiftyJSON

public class Service {
  public var id: String?
  public var title: String?
  public var cost: String?
  let price: Int

  init?(dic: [String: JSON]) {
    guard let title = dic["title"]?.string, let id = dic["id"]?.string, let cost = dic["cost"]?.string,
      let price = dic["price"]?.int
    else { return nil }
    self.id = id
    self.title = title
    self.cost = cost
    self.price = price
  }
}

struct Visit {
  let id: Int?
  let place: String

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    place = json["place"].stringValue
  }
}
