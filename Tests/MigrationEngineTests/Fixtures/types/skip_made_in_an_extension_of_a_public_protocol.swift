// reason: only classes, structs and enumerations are converted
import LegacyJSON

public protocol Filed {
  init()
  var a: Int? { get set }
}

extension Filed {
  init(json: JSON) {
    self.init()
    a = json["a"].int
  }
}

struct Folder: Filed {
  var a: Int?
}
