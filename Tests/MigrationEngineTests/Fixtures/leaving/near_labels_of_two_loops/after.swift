// reason: is not understood
import Bridge

struct Parts: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    parts: for part in container.nestedContainers(at: "parts") {
      for other in part.nestedContainers(at: "others") {
        if try other.value(Bool.self, at: "ends") { continue parts }
        try names.append(other.value(String.self, at: "name"))
      }
    }
  }
}
