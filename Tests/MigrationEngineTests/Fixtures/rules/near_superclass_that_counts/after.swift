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

final class Item: LegacyDecodable {
  var last: Part
  var first: Part

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    first = try Part(container.value(String.self, at: "first"))
    last = try Part(container.value(String.self, at: "last"))
  }
}
