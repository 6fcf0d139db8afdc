// reason: no declaration can say what `names` is
import Bridge

struct Names: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let found = try container.nestedContainers(at: "names").map { name throws -> String?? in
      try name.valueIfPresent(String.self) ==
        "none" ? Optional<Optional<String>>.none : .some(name.valueIfPresent(String.self))
    }
    for case .some(.some(let name)) in found { names.append(name) }
  }
}
