// reason: is not understood
import Bridge

func standard() -> [String] { ["none"] }

struct Names: LegacyDecodable {
  var all: Array = standard()

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for name in container.nestedContainers() { try all.append(name.value(String.self)) }
  }
}
