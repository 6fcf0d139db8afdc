// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var name = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for part in container.nestedContainers(at: "parts") {
      if try part.value(Bool.self, at: "end") { break }
      name = try part.value(String.self, at: "name")
    }
  }
}
