// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var total: Int = 0
  var name = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for part in container.nestedContainers(at: "parts") {
      total += try part.value(Int.self, at: "size")
      name = try part.value(String.self, at: "name")
      break
    }
  }
}
