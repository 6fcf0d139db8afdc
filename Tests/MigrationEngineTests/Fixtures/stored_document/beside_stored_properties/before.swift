import LegacyJSON

struct Ticket {
  var seat: String?
  private var json: JSON
  var row = 0

  init(json: JSON) {
    seat = json["seat"].string
    self.json = json
    row = json["row"].intValue
  }

  var price: Double { json["price"].doubleValue }
}
