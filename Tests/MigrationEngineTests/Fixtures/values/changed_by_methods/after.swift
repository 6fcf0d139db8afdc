import Bridge

struct Builder: LegacyDecodable {
  let width: Int
  let height: Int
}

struct Size: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let width: Int
  let height: Int

  private enum CodingKeys: String, CodingKey {
    case width = "size.width"
    case height = "size.height"
  }
}

struct Point {
  var x = 0
  var y = 0
}

struct Place: LegacyDecodable {
  @DecodedBy<PointRule> var point = Point()
  let name: String

  enum PointRule: ObjectDecodingRule {
    static let value = Decoding { try Point(x: $0.value(Int.self, at: "x"), y: $0.value(Int.self, at: "y")) }
  }
}
