// reason: code that may do more than give a value would run in another order
import SwiftyJSON

final class Register {
  nonisolated(unsafe) static let shared = Register()
  private var count = 0

  subscript(step: Int) -> Int {
    count += step
    return count
  }
}

struct Parcel {
  let number: Int
  let label: Int

  init(json: JSON) {
    label = Register.shared[json["label"].intValue]
    number = Register.shared[json["number"].intValue]
  }
}
