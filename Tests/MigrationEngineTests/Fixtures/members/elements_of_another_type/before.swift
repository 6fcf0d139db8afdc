import SwiftyJSON

struct Digits {
  let number: Int

  init(_ rows: [JSON]) { number = rows.reduce(0) { $0 * 10 + $1.intValue } }
}

func digits(_ json: JSON, _ rows: [JSON]) -> [Digits] {
  [
    Digits(json["rows"].arrayValue.reversed()), Digits(rows), Digits(json["rows"].array ?? []),
    Digits(json["flag"].boolValue ? rows.reversed() : []),
  ]
}
