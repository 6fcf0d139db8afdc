// reason: the arguments of the generic type `Box` are not written
import Bridge
import LegacyJSON

protocol Content { init(json: JSON) }

struct Box<Held: Content>: LegacyDecodable {
  let held: [Held]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    held = try container.nestedContainers(at: "held").map { try Held(json: $0.value(JSON.self)) }
  }
}

struct Cargo<Held: Content> {
  let box: Box<Held>

  init(json: JSON) {
    let found: Box<Held> = Box(json: json["box"])
    box = found
  }
}
