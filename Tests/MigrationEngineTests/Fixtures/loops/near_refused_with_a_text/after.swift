// reason: needs a written initializer
import Bridge

struct Texts: LegacyFailableDecodable {
  let names: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var names = [String]()
    for item in container.nestedContainers(at: "names") {
      guard let name = try item.valueIfPresent(String.self) else { throw container.refusal }
      names.append(name)
    }
    self.names = names
  }
}
