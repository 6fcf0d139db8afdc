import Foundation
import LegacyJSON
import Bridge

final class Lesson: NSObject, LegacyDecodable {
  var id = 0
  @DecodedBy<TitleRule> var title = ""
  @DecodedBy<UnitsRule> var units: [Int] = []

  enum TitleRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.decode(Int.self, at: "id") == 0 ? "" : container.decode(String.self, at: "title")
    }
  }
  enum UnitsRule: DecodingRule { static let value = Decoding<[Int]> { $0.arrayObject() as? [Int] ?? [] } }

  /// Takes what came later.
  func update(json: JSON) {
    id = json["id"].intValue
    title = id == 0 ? "" : json["title"].stringValue
    units = json["units"].arrayObject as? [Int] ?? []
  }
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
