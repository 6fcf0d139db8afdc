// reason: is not understood
import Bridge

struct Journey: LegacyDecodable {
  let end: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let stops = container.nestedContainers(at: "stops")
    end = try stops[stops.count - 1].value(String.self)
  }
}
