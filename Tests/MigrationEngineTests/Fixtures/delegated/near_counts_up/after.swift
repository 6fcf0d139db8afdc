// reason: needs a written initializer: `self.init(x: json["x"].intValue)` is not understood
import Bridge

struct Point: LegacyDecodable {
  static var made = 0

  let x: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(x: container.value(Int.self, at: "x"))
  }

  init(x: Int) {
    Point.made += 1
    self.x = x
  }
}
