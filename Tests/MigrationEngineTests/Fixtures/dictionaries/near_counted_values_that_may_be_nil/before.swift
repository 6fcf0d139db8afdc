// reason: is not understood
import SwiftyJSON

struct Scores {
  let count: Int
  let all: [String: Int?]

  init(json: JSON) {
    count = json["all"].dictionaryValue.mapValues { $0.int }.count
    all = json["all"].dictionaryValue.mapValues { $0.int }
  }
}
