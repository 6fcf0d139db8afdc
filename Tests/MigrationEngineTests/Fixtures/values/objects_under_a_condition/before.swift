import SwiftyJSON

class Line {
  var code = ""
  var price = 0.0
}

class Order {
  var lines: [Line] = []

  init(json: JSON) {
    for row in json["lines"].arrayValue {
      if let code = row["code"].string {
        let line = Line()
        line.code = code
        if let price = row["price"].double {
          line.price = price
        }
        lines.append(line)
      }
    }
  }
}
