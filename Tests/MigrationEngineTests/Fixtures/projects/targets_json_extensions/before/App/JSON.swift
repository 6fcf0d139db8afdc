import SwiftyJSON

extension JSON {
  var idValue: Int { self["id"].intValue }
}
