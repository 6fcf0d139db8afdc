import Bridge

struct Point: LegacyFailableDecodable, ContainerDecodable {
  let x: Int
  let y: Int

  init(from container: LegacyContainer) throws {
    guard try container.decodeIfPresent(Bool.self, at: "isValid") ?? true else { throw container.refusal }
    try self.init(
      x: container.decodeIfPresent(Int.self, at: "at", 0), y: container.decodeIfPresent(Int.self, at: "at", 1))
  }

  private init(x: Int?, y: Int?) throws {
    guard let x = x, let y = y, [x, y].allSatisfy({ value in return value > 0 }) else { throw LegacyContainer.refusal }
    self.x = x
    self.y = y
  }
}

struct Path: LegacyDecodable {
  let points: [Point]
}
