// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var name = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    parts: for part in container.nestedContainers(at: "parts") {
      for other in part.nestedContainers(at: "others") {
        if try other.value(Bool.self, at: "main") {
          name = try other.value(String.self, at: "name")
          break parts
        }
      }
    }
  }
}
