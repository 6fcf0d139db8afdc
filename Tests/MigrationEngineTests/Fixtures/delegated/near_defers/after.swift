// reason: needs a written initializer: `self.init(x: json["x"].intValue)` is not understood
import Bridge

struct Point: LegacyDecodable {
  let x: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    try self.init(x: container.value(Int.self, at: "x"))
  }

  init(x: Int) {
    defer { print("made") }
    self.x = x
  }
}
