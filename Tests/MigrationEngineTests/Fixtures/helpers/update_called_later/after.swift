import Foundation
import LegacyJSON
import Bridge

final class Lesson: NSObject, LegacyDecodable, ContainerDecodable {
  var id = 0
  var title = "" { didSet { isChanged = true } }
  var isChanged = false
  var units: [Int] = []

  convenience init(from container: LegacyContainer) throws {
    self.init()
    try self.update(json: container)
  }

  /// Takes what came later.
  func update(json: LegacyContainer) throws {
    id = try json.decode(Int.self, at: "id")
    title = try json.decode(String.self, at: "title").uppercased()
    units = json.arrayObject(at: "units") as? [Int] ?? []
  }
  func update(json: JSON) { try? update(json: LegacyContainer(json: json)) }
}

func refresh(_ lesson: Lesson, with json: JSON) {
  lesson.update(json: json["lesson"])
}

struct Route: LegacyDecodable, ContainerDecodable {
  var stops: [String] = []
  var count = 0

  init(from container: LegacyContainer) throws {
    count = try append(container.nestedContainer(at: "stops"))
  }

  mutating func append(_ json: JSON) -> Int {
    for stop in json.arrayValue { stops.append(stop.stringValue) }
    return stops.count
  }

  mutating func append(_ json: LegacyContainer) throws -> Int {
    for stop in json.nestedContainers() { try stops.append(stop.decode(String.self)) }
    return stops.count
  }
}

func extend(_ route: inout Route, with json: JSON) {
  _ = route.append(json["more"])
}
