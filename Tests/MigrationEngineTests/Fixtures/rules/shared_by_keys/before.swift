import SwiftyJSON

struct Order {
  let id: String
  let hasFlight: Bool
  let hasHotel: Bool
  let hasTrain: Bool
  let hasCar: Bool
  let note: String
  let place: String
  let owner: String

  init(json: JSON) {
    id = json["orderNo"].stringValue
    hasFlight = json["flightOrders"].arrayValue.count > 0
    hasHotel = json["hotelOrders"].arrayValue.count > 0
    hasTrain = json["trainOrders"].arrayValue.count > 0
    hasCar = json["carOrders"].arrayValue.count > 0
    note = json["note"].stringValue
    place = json["place"].stringValue
    owner = json["owner"].stringValue
  }
}
