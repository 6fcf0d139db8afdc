// reason: `fill(json)` is not understood
import SwiftyJSON

protocol Answer {
  var code: Int { get set }
}

extension Answer {
  mutating func fill(_ json: JSON) {
    setCode(json)
  }

  mutating func setCode(_ json: JSON) {
    code = json["code"].intValue
  }
}

// `fill` calls the method of the protocol.
struct Login: Answer {
  var code = 0

  init(json: JSON) {
    fill(json)
  }

  mutating func setCode(_ json: JSON) {
    code = json["other_code"].intValue
  }
}
