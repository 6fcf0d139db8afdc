// reason: `Later` takes an expression that must not throw
import SwiftyJSON

final class Later {
  let value: Int
  init(_ make: @autoclosure () -> Int) { value = make() }
}

struct Item {
  let count: Later

  init(json: JSON) {
    count = Later(json["count"].intValue)
  }
}
