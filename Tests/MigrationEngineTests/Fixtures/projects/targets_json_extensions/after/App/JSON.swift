import LegacyJSON

extension JSON {
  var idValue: Int { self["id"].intValue }
}
