import LegacyJSON

extension JSON {
  var idValue: Int { self["key"].intValue }
}
