import Bridge

struct Circle: LegacyDecodable {
  var radius = 0.0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    defer { radius = max(radius, 1) }
    try fill(container)
  }

  private mutating func fill(_ json: LegacyContainer) throws {
    radius = try json.value(Double.self, at: "radius")
  }
}

struct Square: LegacyDecodable {
  var side = 0.0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    defer { side = max(side, 1) }
    try self.fill(container)
  }

  private mutating func fill(_ json: LegacyContainer) throws {
    side = try json.value(Double.self, at: "side")
  }
}
