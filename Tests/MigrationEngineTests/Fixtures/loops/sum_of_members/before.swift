import SwiftyJSON

struct Bill {
  let total: Int

  init(json: JSON) {
    var total = 0
    for (_, price) in json["prices"].dictionaryValue where price.int != nil { total += price.intValue }
    self.total = total
  }
}
