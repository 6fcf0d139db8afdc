import SwiftyJSON

extension JSON {
  var idValue: Int { self["key"].intValue }
}
