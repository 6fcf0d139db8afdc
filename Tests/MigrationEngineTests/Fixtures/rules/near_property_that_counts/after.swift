// reason: code that may do more than give a value would run in another order
import Foundation
import Bridge

enum Format {
  case unix
  case custom(String)
}

final class Stamp: NSObject {
  let text: String
  let number = next()

  init(text: String) {
    self.text = text
    super.init()
  }

  convenience init(seconds: Double, _ format: Format) {
    self.init(text: "\(seconds)")
  }
}

final class Trip: LegacyDecodable {
  var ends: Stamp
  var begins: Stamp

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    begins = try Stamp(seconds: container.value(Double.self, at: "begins"), .unix)
    ends = try Stamp(seconds: container.value(Double.self, at: "ends"), .custom("yyyy"))
  }
}

nonisolated(unsafe) var count = 0

func next() -> Int {
  count += 1
  return count
}
