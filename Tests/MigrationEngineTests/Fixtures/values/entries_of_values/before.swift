import SwiftyJSON

struct Hours {
  var open = 0
  var close = 0
}

struct Shop {
  var hours: [String: Hours] = [:]
  var ratios: [String: Double]

  init(json: JSON) {
    for (day, value) in json["hours"].dictionaryValue {
      var found = Hours()
      found.open = value["open"].intValue
      found.close = value["close"].intValue
      hours[day] = found
    }
    ratios = json["ratios"].dictionaryValue.mapValues { ($0["of"].doubleValue / 2).rounded() }
  }
}
