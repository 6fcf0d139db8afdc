// reason: `for message in json["messages"].arrayValue { …` is not understood
import Bridge

var count = 0

func next() -> Int {
  count += 1
  return count
}

struct Messages: LegacyDecodable, ContainerDecodable {
  var numbers = [Int]()

  init(from container: LegacyContainer) throws {
    for message in container.nestedContainers(at: "messages") {
      try numbers.insert(message.decodeIfPresent(Int.self, at: "id") ?? next(), at: 0)
    }
  }
}
