// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  enum Problem: Error { case broken }

  var tags: [String] = []
  var size = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    do {
      for part in container.nestedContainers(at: "parts") {
        if try part.value(Bool.self, at: "broken") { throw Problem.broken }
        try tags.append(part.value(String.self, at: "name"))
      }
    } catch {
      size = 1
    }
  }
}
