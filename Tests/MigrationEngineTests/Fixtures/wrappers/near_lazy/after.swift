// reason: is `lazy`
import Bridge

struct Settings: LegacyDecodable {
  lazy var volume: Int? = nil
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
    volume = try container.value(Int.self, at: "volume")
  }
}
