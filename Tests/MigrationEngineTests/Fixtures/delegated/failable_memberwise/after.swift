import Bridge

struct Point: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys, .requiresValues] }
  @DecodedBy<XRule> private(set) var x: Int
  let y: Int

  private enum CodingKeys: String, CodingKey {
    case x
    case y = "at.1"
  }

  enum XRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      guard let found = try container.valueIfPresent(Int.self, at: "at", 0),
        let given = try container.valueIfPresent(Int.self, at: "at", 1),
        try container.valueIfPresent(Bool.self, at: "isValid") ?? true,
        [found, given].allSatisfy({ value in return value > 0 })
      else { throw container.refusal }
      return found
    }
  }

  private init?(x: Int?, y: Int?) {
    guard let x = x, let y = y, [x, y].allSatisfy({ value in return value > 0 }) else { return nil }
    self.x = x
    self.y = y
  }
}

struct Path: LegacyDecodable {
  let points: [Point]
}
