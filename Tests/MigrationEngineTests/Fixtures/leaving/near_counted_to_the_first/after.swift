// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var count = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for part in container.nestedContainers(at: "parts") {
      if try part.value(Bool.self, at: "main") { break }
      count += 1
    }
  }
}
