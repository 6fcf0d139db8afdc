// reason: needs a written initializer: code may do more than give a value, and the document may be refused before or after it
import Bridge

var counter = 0
func next(_ number: Int) -> Int {
  counter += number
  return counter
}

class Product: LegacyFailableDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var one: Int
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let a = try container.valueIfPresent(Int.self, at: "a") else { throw container.refusal }
    self.a = a
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    d = try container.value(Int.self, at: "d")
    e = try container.value(Int.self, at: "e")
    one = try next(container.value(Int.self, at: "one"))
  }
}
