// reason: is not understood
import Bridge

final class Lamp {
  var color = "white"
  init() {}
}

struct Room0 {
  var lamp: Lamp
}

struct House: LegacyDecodable {
  let color: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let lamp = Lamp()
    let room = Room0(lamp: lamp)
    lamp.color = try container.value(String.self, at: "color")
    color = room.lamp.color
  }
}
