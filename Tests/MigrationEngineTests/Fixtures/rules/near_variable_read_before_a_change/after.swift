// reason: code that may do more than give a value would run in another order
import Bridge

final class Register {
  nonisolated(unsafe) static let shared = Register()
  var count = 0

  func step() -> Int {
    count += 1
    return count
  }
}

struct Parcel: LegacyDecodable {
  let number: Int
  let before: Int

  init(from decoder: any Decoder) throws {
    before = Register.shared.count
    number = Register.shared.step()
  }
}
