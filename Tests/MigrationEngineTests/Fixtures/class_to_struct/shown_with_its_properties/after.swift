// reason: a wrapper of `name` would show here, where all stored properties do
import Bridge

protocol Dictionaried {}

extension Dictionaried {
  func dictionary() -> [String: Any] {
    var all: [String: Any] = [:]
    for child in Mirror(reflecting: self).children {
      if let label = child.label { all[label] = child.value }
    }
    return all
  }
}

struct User: Dictionaried, LegacyDecodable {
  let name: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.valueIfPresent(String.self, at: "name") ?? ""
  }
}

struct Owner: LegacyDecodable {
  let name: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.valueIfPresent(String.self, at: "name") ?? ""
  }
  func text() -> String { return "\(self)" }
}

struct Guest: LegacyDecodable {
  let name: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.valueIfPresent(String.self, at: "name") ?? ""
  }
}

func show(_ guests: [Guest]) { guests.forEach { dump($0) } }

struct Visit: LegacyDecodable {
  let place: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    place = try container.valueIfPresent(String.self, at: "place") ?? ""
  }
}

func log<Value>(_ value: Value) { print(String(describing: value)) }
func show(_ visit: Visit?) { log(visit) }

struct Trip: LegacyDecodable {
  let visit: Stop
  private enum CodingKeys: String, CodingKey {
    case visit = "stop"
  }
}

struct Stop: LegacyDecodable {
  let place: String
  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    place = try container.valueIfPresent(String.self, at: "place") ?? ""
  }
}

func note(_ value: Any) { debugPrint(value) }
func note(trip: Trip) { note(trip) }

class Base {
  func size() -> Int { return Mirror(reflecting: self).children.count }
}

class Leaf: Base, LegacyDecodable {
  var name: String

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.valueIfPresent(String.self, at: "name") ?? ""
  }
}
