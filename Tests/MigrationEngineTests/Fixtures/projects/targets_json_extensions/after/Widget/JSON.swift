import Bridge
import LegacyJSON

extension JSON {
  var idValue: Int { self["key"].intValue }
}

extension LegacyContainer {
  var idValue: Int { get throws { try self.decode(Int.self, at: "key") } }
}
