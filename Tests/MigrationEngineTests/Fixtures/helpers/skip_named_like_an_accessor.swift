// reason: the project declares `int` itself, which may be meant here
import SwiftyJSON

extension JSON {
  func int() -> Int { 7 }
}

struct Count {
  let all: Int

  init(json: JSON) {
    all = json.int()
  }
}
