// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var total = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for part in container.nestedContainers(at: "parts") {
      total += try part.value(Int.self, at: "size")
      if try part.value(Bool.self, at: "last") { break }
    }
  }
}
