import Foundation
import SwiftyJSON

enum Format {
  case unix
  case custom(String)
}

final class Stamp: NSObject {
  let text: String

  init(text: String) {
    self.text = text
    super.init()
  }

  convenience init(seconds: Double, _ format: Format) {
    self.init(text: "\(seconds)")
  }
}

final class Trip {
  var ends: Stamp
  var begins: Stamp

  init(json: JSON) {
    begins = Stamp(seconds: json["begins"].doubleValue, .unix)
    ends = Stamp(seconds: json["ends"].doubleValue, .custom("yyyy"))
  }
}
