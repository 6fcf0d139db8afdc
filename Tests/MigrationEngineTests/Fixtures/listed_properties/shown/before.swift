import SwiftyJSON

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

struct User: Dictionaried {
  let name: String
  init(json: JSON) { name = json["name"].string ?? "" }
}

struct Owner {
  let name: String
  init(json: JSON) { name = json["name"].string ?? "" }
  func text() -> String { return "\(self)" }
}

struct Guest {
  let name: String
  init(json: JSON) { name = json["name"].string ?? "" }
}

func show(_ guests: [Guest]) { guests.forEach { dump($0) } }

struct Visit {
  let place: String
  init(json: JSON) { place = json["place"].string ?? "" }
}

func log<Value>(_ value: Value) { print(String(describing: value)) }
func show(_ visit: Visit?) { log(visit) }

struct Trip {
  let visit: Stop
  init(json: JSON) { visit = Stop(json: json["stop"]) }
}

struct Stop {
  let place: String
  init(json: JSON) { place = json["place"].string ?? "" }
}

func note(_ value: Any) { debugPrint(value) }
func note(trip: Trip) { note(trip) }

class Base {
  func size() -> Int { return Mirror(reflecting: self).children.count }
}

class Leaf: Base {
  var name: String

  init(json: JSON) {
    name = json["name"].string ?? ""
  }
}

func note(_ values: [Base]) {}
