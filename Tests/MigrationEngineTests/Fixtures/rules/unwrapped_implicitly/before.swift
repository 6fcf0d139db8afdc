import Foundation
import SwiftyJSON

func doubled(_ number: Int) -> Int { number * 2 }
func orSeven(_ number: Int?) -> Int { number ?? 7 }

class Order {
  var places: Int!
  var first: String?
  var isLarge: Bool
  var next: Int
  var text: String

  init(json: JSON) {
    places = json["places"].int
    first = places > 2 ? "x" : nil
    isLarge = (places > 3)
    next = places + 1
    text = String(places)
  }
}

class Copy {
  var places: Int!
  var copy: Int
  var kept: Int?
  var other: Int
  var isThree: Bool

  init(json: JSON) {
    places = json["places"].int
    copy = places
    kept = places
    other = places ?? 4
    isThree = places == 3
  }
}

class Handed {
  var places: Int!
  var twice: Int
  var seven: Int

  init(json: JSON) {
    places = json["places"].int
    twice = doubled(places)
    seven = orSeven(places)
  }
}

class Text {
  var title: String!
  var isOpen: Bool!
  var upper: String
  var said: String
  var mark: Int

  init(json: JSON) {
    title = json["title"].string
    isOpen = json["open"].bool
    upper = title.uppercased()
    said = "\(title)"
    mark = isOpen ? 1 : 2
  }
}
