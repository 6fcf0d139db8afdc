// reason: needs a written initializer
import Bridge

struct Pilot: LegacyDecodable {
  let id: Int
}

struct Flight: LegacyDecodable, ContainerDecodable {
  let pilot: Pilot?
  let number: Int

  init(from container: LegacyContainer) throws {
    pilot = Pilot(json: ["Pilot"])
    number = try container.decode(Int.self, at: "number")
  }
}
