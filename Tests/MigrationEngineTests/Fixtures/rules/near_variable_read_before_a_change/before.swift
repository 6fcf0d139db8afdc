// reason: code that may do more than give a value would run in another order
import SwiftyJSON

final class Register {
  nonisolated(unsafe) static let shared = Register()
  var count = 0

  func step() -> Int {
    count += 1
    return count
  }
}

struct Parcel {
  let number: Int
  let before: Int

  init(json: JSON) {
    before = Register.shared.count
    number = Register.shared.step()
  }
}
