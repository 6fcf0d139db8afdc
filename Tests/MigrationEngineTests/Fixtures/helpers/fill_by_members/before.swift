import SwiftyJSON

struct Seat {
  var row = 0
  var name: String?

  init(json: JSON) {
    print("seat")
    fill(json.dictionaryValue)
  }

  mutating func fill(_ members: [String: JSON]) {
    row = members["row"]?.intValue ?? 1
    name = members["name"]?.string
  }
}
