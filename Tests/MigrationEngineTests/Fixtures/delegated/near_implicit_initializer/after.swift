// reason: `self = .init(x: json["x"].intValue, y: json["y"].intValue)` is not understood
import Bridge

struct Point: LegacyDecodable {
  let x: Int
  let y: Int

  init(x: Int, y: Int) {
    print(x)
    self.x = x
    self.y = y
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self = try .init(x: container.value(Int.self, at: "x"), y: container.value(Int.self, at: "y"))
  }
}
