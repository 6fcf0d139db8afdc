import SwiftyJSON

struct Scores {
  var all: [String: Int] = [:]

  init(json: JSON) {
    json["all"].dictionary?.forEach { self.all[$0.key] = $0.value.intValue }
  }
}
