import SwiftyJSON

struct Total {
  let sum: Int

  init(json: JSON) {
    sum = Total.sum(json["a"].intValue, json["b"].intValue)
  }

  private static func sum(_ values: Int...) -> Int {
    var sum = 0
    for value in values { sum += value * values.count }
    return sum
  }
}
