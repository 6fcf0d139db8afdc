// reason: is not understood
import Bridge

struct Names: LegacyDecodable {
  var names: [String] = []
  var others: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for name in container.nestedContainers(at: "names") {
      if try name.value(Bool.self, at: "other") {
        try others.append(name.value(String.self, at: "name"))
      } else {
        try names.insert(name.value(String.self, at: "name"), at: max(0, names.count - 1))
      }
    }
  }
}
