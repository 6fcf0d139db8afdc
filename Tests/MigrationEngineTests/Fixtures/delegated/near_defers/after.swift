// reason: needs a written initializer: `self.init(x: json["x"].intValue)` is not understood
import Bridge

struct Point: LegacyDecodable, ContainerDecodable {
  let x: Int

  init(from container: LegacyContainer) throws { try self.init(x: container.decode(Int.self, at: "x")) }

  init(x: Int) {
    defer { print("made") }
    self.x = x
  }
}
