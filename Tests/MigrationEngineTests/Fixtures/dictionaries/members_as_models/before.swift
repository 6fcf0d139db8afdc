import Foundation
import SwiftyJSON

struct Leg {
  var flights: [Flight]
  var byKey: [String: Flight]
  var pairs: [Pair] = []

  init(json: JSON) {
    flights = json["flights"].dictionaryValue.values.map { Flight(json: $0) }
    byKey = json["byKey"].dictionaryValue.mapValues { Flight(json: $0) }
    for (key, value) in json["pairs"].dictionaryValue {
      pairs.append(Pair(key: key, number: value.intValue))
    }
  }
}

struct Flight {
  var id: Int

  init(json: JSON) { id = json["id"].intValue }
}

struct Pair {
  var key: String
  var number: Int
}
