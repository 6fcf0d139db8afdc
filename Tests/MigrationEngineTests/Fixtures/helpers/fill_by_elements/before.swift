import SwiftyJSON

struct Hall {
  var rows: [Int] = []
  var sum = 0

  init(json: JSON) {
    print("hall")
    add(json["rows"].arrayValue)
    sum = total(of: json["sums"].array)
  }

  mutating func add(_ numbers: [JSON]) {
    for number in numbers { rows.append(number.intValue) }
  }

  func total(of numbers: [JSON]?) -> Int { numbers?.map { $0.intValue }.reduce(0, +) ?? -1 }
}
