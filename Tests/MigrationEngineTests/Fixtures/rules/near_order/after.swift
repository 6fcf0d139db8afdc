// reason: needs a written initializer: code that may do more than give a value would run in another order
import Bridge

var counter = 0
func next(_ number: Int) -> Int {
  counter += number
  return counter
}

class Product: LegacyDecodable, ContainerDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var one: Int
  var two: Int
  required init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    d = try container.decode(Int.self, at: "d")
    e = try container.decode(Int.self, at: "e")
    two = try next(container.decode(Int.self, at: "two"))
    one = try next(container.decode(Int.self, at: "one"))
  }
}
