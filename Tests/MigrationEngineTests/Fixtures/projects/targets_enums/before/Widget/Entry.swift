import SwiftyJSON

class Entry {
  var kind: Kind?

  init(json: JSON) {
    kind = Kind(rawValue: json["kind"].intValue)
  }
}
