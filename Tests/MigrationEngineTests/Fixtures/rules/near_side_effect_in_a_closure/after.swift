// reason: needs a written initializer: code that may do more than give a value would run in another order
import Bridge

var seen: [Int] = []

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
    let numbers = try container.nestedContainers(at: "n").map { one in try seen.append(one.value(Int.self)) }
    one = numbers.count + 1
    two = numbers.count + 2
  }
}
