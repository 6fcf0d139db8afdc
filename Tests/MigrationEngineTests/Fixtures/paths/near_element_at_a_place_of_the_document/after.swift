// reason: is not understood
import Bridge

struct Option: LegacyDecodable {
  let chosen: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let options = container.nestedContainers(at: "options")
    chosen = try options[container.value(Int.self, at: "index")].value(String.self)
  }
}
