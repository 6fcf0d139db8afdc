import LegacyJSON

public struct Point {
  let x: Int

  init?(json: JSON) { self.init(x: json["x"].int) }

  public init?(x: Int?) {
    guard let x = x else { return nil }
    self.x = x
  }
}
