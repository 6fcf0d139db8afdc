import SwiftyJSON

struct Forecast {
  let icon: String
  let wind: Double

  init(json: JSON) {
    icon = json["weather"].arrayValue[0]["icon"].stringValue
    let winds = json["winds"].arrayValue
    wind = winds[1].doubleValue
  }
}
