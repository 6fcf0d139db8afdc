// reason: needs a written initializer
import Bridge

class Log: LegacyDecodable {
  var names: [String] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (name) in container.nestedContainers(at: "names") {
      try names.append(name.value(String.self))
      print(name)
    }
  }
}
