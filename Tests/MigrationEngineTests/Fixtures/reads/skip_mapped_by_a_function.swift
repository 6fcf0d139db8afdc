// reason: what is called for each element is not understood
import LegacyJSON

struct Model {
  var a: [Int]

  init(json: JSON) {
    a = json["a"].arrayValue.map(read)
  }
}

func read(_ json: JSON) -> Int {
  print(json)
  return json.intValue
}
