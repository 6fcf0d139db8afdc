import Foundation
import LegacyJSON

final class Lesson: NSObject {
  var id = 0
  var title = "" { didSet { isChanged = true } }
  var isChanged = false
  var units: [Int] = []

  convenience init(json: JSON) {
    self.init()
    self.update(json: json)
  }

  /// Takes what came later.
  func update(json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue.uppercased()
    units = json["units"].arrayObject as? [Int] ?? []
  }
}

func refresh(_ lesson: Lesson, with json: JSON) {
  lesson.update(json: json["lesson"])
}

struct Route {
  var stops: [String] = []
  var count = 0

  init(json: JSON) {
    count = append(json["stops"])
  }

  mutating func append(_ json: JSON) -> Int {
    for stop in json.arrayValue { stops.append(stop.stringValue) }
    return stops.count
  }
}

func extend(_ route: inout Route, with json: JSON) {
  _ = route.append(json["more"])
}
