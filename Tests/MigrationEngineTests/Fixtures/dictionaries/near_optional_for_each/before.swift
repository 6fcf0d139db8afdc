// reason: is not understood
import SwiftyJSON

struct Scores {
  var all: [String: Int] = [:]

  init(json: JSON) {
    json["all"].dictionary?.forEach { self.all[$0.key.lowercased()] = $0.value.int }
  }
}
