// reason: needs a written initializer: `owners += 1` is not understood
import Bridge
import LegacyJSON

struct Owner: LegacyDecodable {
  var name: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    owners += 1
    self.name = try container.value(String.self, at: "name")
  }
}

nonisolated(unsafe) var owners = 0

extension JSON {
  var countedOwner: Owner {
    return Owner(json: self)
  }
}
