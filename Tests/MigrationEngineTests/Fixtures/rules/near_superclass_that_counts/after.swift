// reason: code that may do more than give a value would run in another order
import Bridge

nonisolated(unsafe) var count = 0

class Counted {
  init() { count += 1 }
}

final class Part: Counted {
  let text: String

  init(_ text: String) { self.text = text }
}

final class Item: LegacyDecodable, ContainerDecodable {
  var last: Part
  var first: Part

  init(from container: LegacyContainer) throws {
    first = try Part(container.decode(String.self, at: "first"))
    last = try Part(container.decode(String.self, at: "last"))
  }
}
