import Foundation
import LegacyJSON
import Bridge

final class Lesson: NSObject, LegacyDecodable {
  var id = 0
  var title = "" { didSet { isChanged = true } }
  var isChanged = false
  var units: [Int] = []

  convenience init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.init()
    try self.update(json: container)
  }

  /// Takes what came later.
  func update(json: LegacyContainer) throws {
    id = try json.value(Int.self, at: "id")
    title = try json.value(String.self, at: "title").uppercased()
    units = json.arrayObject(at: "units") as? [Int] ?? []
  }
  func update(json: JSON) { try? update(json: LegacyContainer(json: json)) }
}

func refresh(_ lesson: Lesson, with json: JSON) {
  lesson.update(json: json["lesson"])
}

struct Route: LegacyDecodable {
  var stops: [String] = []
  @DecodedBy<CountRule> var count = 0

  enum CountRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.value([String].self, at: "stops").count }
  }

  mutating func append(_ json: JSON) -> Int {
    for stop in json.arrayValue { stops.append(stop.stringValue) }
    return stops.count
  }
}

func extend(_ route: inout Route, with json: JSON) {
  _ = route.append(json["more"])
}
