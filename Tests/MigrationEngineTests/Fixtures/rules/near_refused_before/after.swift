// reason: needs a written initializer: code may do more than give a value, and the document may be refused before or after it
import Bridge

var counter = 0
func next(_ number: Int) -> Int {
  counter += number
  return counter
}

class Product: LegacyFailableDecodable, ContainerDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var one: Int
  required init(from container: LegacyContainer) throws {
    guard let a = try container.decodeIfPresent(Int.self, at: "a") else { throw container.refusal }
    self.a = a
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    d = try container.decode(Int.self, at: "d")
    e = try container.decode(Int.self, at: "e")
    one = try next(container.decode(Int.self, at: "one"))
  }
}
