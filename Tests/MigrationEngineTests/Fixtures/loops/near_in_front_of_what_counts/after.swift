// reason: `for message in json["messages"].arrayValue { …` is not understood
import Bridge

var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Messages: LegacyDecodable {
  var numbers = [Int]()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for message in container.nestedContainers(at: "messages") {
      try numbers.insert(message.valueIfPresent(Int.self, at: "id") ?? next(), at: 0)
    }
  }
}
