import SwiftyJSON

open class Gear {
  public let name: String?
  public let listPrice: String
  public let weight: Double?

  public init(json: JSON) {
    name = json["name"].string
    listPrice = "$" + json["price"].stringValue
    weight = json["weight"].double
  }
}

open class Bike: Gear {
  public let frame: Int?

  public override init(json: JSON) {
    frame = json["frame"].int
    super.init(json: json)
  }
}

open class Shoe: Gear {}
