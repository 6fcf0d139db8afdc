// reason: is not understood
import Bridge

class Product: LegacyDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var value: String
  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    a = try container.value(Int.self, at: "a")
    b = try container.value(Int.self, at: "b")
    c = try container.value(Int.self, at: "c")
    d = try container.value(Int.self, at: "d")
    e = try container.value(Int.self, at: "e")
    let value = try container.value(String.self, at: "value")
    do { self.value = value }
    if value.isEmpty { self.value = "none" }
    self.value.append(self.description(of: value))
  }
  func description(of text: String) -> String { text + "\(a)" }
}
