// reason: code that may do more than give a value would run in another order
import Bridge

enum Counter {
  nonisolated(unsafe) static var count = 0

  static var next: Int {
    count += 1
    return count
  }
}

var serial: Int {
  get { Counter.next }
  set { Counter.count = newValue }
}

extension Int {
  var stamped: Int {
    Counter.count += self
    return Counter.count
  }
}

struct Parcel: LegacyDecodable {
  let number: Int
  let label: Int

  init(from decoder: any Decoder) throws {
    label = Counter.next
    number = Counter.next
  }
}

struct Letter: LegacyDecodable {
  let number: Int
  let label: Int

  init(from decoder: any Decoder) throws {
    label = serial
    number = serial
  }
}

struct Card: LegacyDecodable {
  let weight: Int
  let size: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    size = try container.value(Int.self, at: "size").stamped
    weight = try container.value(Int.self, at: "weight").stamped
  }
}
