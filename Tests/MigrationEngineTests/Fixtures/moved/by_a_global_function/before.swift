import SwiftyJSON

struct Seat {
  let row: Int
  let letter: String?
}

func seat(from json: JSON) -> Seat? {
  guard let row = json["row"].int else { return nil }
  return Seat(row: row, letter: json["letter"].string)
}

func seats(_ json: JSON) -> [Seat] { json["seats"].arrayValue.compactMap { seat(from: $0) } }
