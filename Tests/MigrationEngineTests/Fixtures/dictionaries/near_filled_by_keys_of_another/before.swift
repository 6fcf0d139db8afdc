// reason: `for key in json["keys"].dictionaryValue.keys { …` is not understood
import SwiftyJSON

struct Scores {
  var scores: [String: Int] = [:]

  init(json: JSON) {
    for key in json["keys"].dictionaryValue.keys {
      scores[key] = json["scores"][key].intValue
    }
  }
}
