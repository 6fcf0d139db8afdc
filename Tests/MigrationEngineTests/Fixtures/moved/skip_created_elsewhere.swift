// reason: `seat` makes one of a `JSON`
import SwiftyJSON

struct Seat {
  let row: Int
  let letter: String
}

func seat(_ json: JSON) -> Seat {
  print(json["letter"].stringValue)
  return Seat(row: json["row"].intValue, letter: json["letter"].stringValue)
}

let spare = Seat(row: 0, letter: "A")
