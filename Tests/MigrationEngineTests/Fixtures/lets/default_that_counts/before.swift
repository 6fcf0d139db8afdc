import SwiftyJSON

var count = 0

func next() -> Int {
  count += 1
  return count
}

final class Numbered: JSONDeserializable {
  var number: Int = next()

  init(json: JSON) {
    number = json["number"].intValue
  }
}
