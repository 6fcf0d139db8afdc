// reason: `init(data: Data)` makes a `JSON` of what it is given
import Foundation
import SwiftyJSON

final class T: NSObject {
  var a: String = ""
  var b: Int = 0

  init?(data: Data) {
    super.init()
    guard let j = try? JSON(data: data) else { return nil }
    a = j["a"].stringValue
    b = j["n"].intValue
    if b < 0 { return nil }
  }
}

func mk(_ s: String) -> T? { return T(data: Data(s.utf8)) }
