// reason: needs a written initializer: code that may do more than give a value would run in another order
import Bridge

var counter = 0
func next(_ number: Int) -> Int {
  counter += number
  return counter
}

class Product: LegacyDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var one: Int
  var two: Int
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    d = try container.value(Int.self, at: "d")
    e = try container.value(Int.self, at: "e")
    two = try next(container.value(Int.self, at: "two"))
    one = try next(container.value(Int.self, at: "one"))
  }
}
