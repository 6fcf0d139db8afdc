// reason: code that may do more than give a value would run in another order
import Bridge

final class Register {
  nonisolated(unsafe) static let shared = Register()
  private var count = 0

  subscript(step: Int) -> Int {
    count += step
    return count
  }
}

struct Parcel: LegacyDecodable {
  let number: Int
  let label: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    label = try Register.shared[container.value(Int.self, at: "label")]
    number = try Register.shared[container.value(Int.self, at: "number")]
  }
}
