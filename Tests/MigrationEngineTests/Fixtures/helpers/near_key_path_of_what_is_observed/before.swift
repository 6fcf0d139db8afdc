// reason: is not understood
import SwiftyJSON

struct Watched {
  static nonisolated(unsafe) var changes = 0
  var name = "" { didSet { Watched.changes += 1 } }

  init(json: JSON) { self[keyPath: \.name] = json["name"].stringValue }
}
