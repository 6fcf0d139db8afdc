// reason: code that may do more than give a value would run in another order
import Bridge

class Left { lazy var right = Right() }

class Right { lazy var left = Left() }

final class Item: LegacyDecodable, ContainerDecodable {
  var last: Left
  var first: Left

  init(from container: LegacyContainer) throws {
    first = try container.decode(Bool.self, at: "first") ? Left() : Left()
    last = try container.decode(Bool.self, at: "last") ? Left() : Left()
  }
}
