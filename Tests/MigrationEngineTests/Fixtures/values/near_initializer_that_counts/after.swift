// reason: code that may do more than give a value
import Bridge

struct Numbered {
  nonisolated(unsafe) static var made = 0
  var name = ""

  init() { Numbered.made += 1 }
}

struct Guest: LegacyDecodable {
  let name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var numbered = Numbered()
    numbered.name = try container.value(String.self, at: "name")
    name = numbered.name
  }
}
