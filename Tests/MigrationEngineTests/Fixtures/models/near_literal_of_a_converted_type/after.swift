// reason: needs a written initializer
import Bridge

struct Pilot: LegacyDecodable {
  let id: Int
}

struct Flight: LegacyDecodable {
  let pilot: Pilot?
  let number: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    pilot = Pilot(json: ["Pilot"])
    number = try container.value(Int.self, at: "number")
  }
}
