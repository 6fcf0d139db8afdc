// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for name in container.nestedContainers(at: "names") {
      names = []
      try names.append(name.value(String.self))
    }
  }
}
