// reason: may hold one object
import Bridge

class Left { lazy var right = Right() }

class Right { lazy var left = Left() }

final class Item: LegacyDecodable {
  var last: Left
  var first: Left

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    first = try container.value(Bool.self, at: "first") ? Left() : Left()
    last = try container.value(Bool.self, at: "last") ? Left() : Left()
  }
}
