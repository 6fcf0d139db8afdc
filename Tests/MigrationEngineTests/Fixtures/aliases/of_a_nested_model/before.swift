import SwiftyJSON

typealias Fares = Answer.Fares

struct Answer {
  let fares: Fares

  init(json: JSON) {
    fares = Fares(json: json["fares"])
  }

  struct Fares {
    let total: Int
    let fee: Fee

    init(json: JSON) {
      total = json["total"].intValue
      fee = Fee(json: json["fee"])
    }

    struct Fee {
      let amount: Double

      init(json: JSON) {
        amount = json["amount"].doubleValue
      }
    }
  }
}

struct Receipt {
  let fees: [Fares.Fee]

  init(json: JSON) {
    fees = json["fees"].arrayValue.map { Fares.Fee(json: $0) }
  }
}
