// reason: is not understood
import SwiftyJSON

enum CheckError: Error {
  case missing
}

func check(_ text: String?) throws {
  if text == nil { throw CheckError.missing }
}

struct Door {
  var state = 0

  init(json: JSON) {
    do {
      try check(json["key"].string)
    } catch {
      state = -1
    }
  }
}
