import Bridge

struct Point {
  let x: Double
  let y: Double
  var label: String = "none"
}

extension Point: LegacyDecodable {
  private enum CodingKeys: String, CodingKey {
    case x, y
  }
}
