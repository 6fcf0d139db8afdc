// reason: is not understood
import Bridge

class Product: LegacyDecodable, ContainerDecodable {
  var a: Int
  var b: Int
  var c: Int
  var d: Int
  var e: Int
  var value: String
  required init(from container: LegacyContainer) throws {
    a = try container.decode(Int.self, at: "a")
    b = try container.decode(Int.self, at: "b")
    c = try container.decode(Int.self, at: "c")
    d = try container.decode(Int.self, at: "d")
    e = try container.decode(Int.self, at: "e")
    let value = try container.decode(String.self, at: "value")
    do { self.value = value }
    if value.isEmpty { self.value = "none" }
    self.value.append(self.description(of: value))
  }
  func description(of text: String) -> String { text + "\(a)" }
}
