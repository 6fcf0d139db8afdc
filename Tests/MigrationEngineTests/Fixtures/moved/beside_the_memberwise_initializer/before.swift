import SwiftyJSON

struct Seat {
  let row: Int
  let letter: String
}

func seat(_ json: JSON) -> Seat {
  let letters = json["letters"].stringValue
  return Seat(row: json["row"].intValue, letter: String(letters.dropLast()))
}

let spare = Seat(row: 0, letter: "A")
