import Bridge
import ModernClient

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

struct User: LegacyDecodable, Dictionaried {
  static var legacyRules: [LegacyRule] { [.reads("name", as: DefaultEmptyString.self)] }
  let name: String
}

struct Owner: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("name", as: DefaultEmptyString.self)] }
  let name: String
  func text() -> String { return "\(self)" }
}

struct Guest: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("name", as: DefaultEmptyString.self)] }
  let name: String
}

func show(_ guests: [Guest]) { guests.forEach { dump($0) } }

struct Visit: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("place", as: DefaultEmptyString.self)] }
  let place: String
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
  static var legacyRules: [LegacyRule] { [.reads("place", as: DefaultEmptyString.self)] }
  let place: String
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

func note(_ values: [Base]) {}
