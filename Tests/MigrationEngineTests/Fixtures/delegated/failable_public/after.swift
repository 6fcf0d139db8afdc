import Bridge

public struct Point: LegacyRequiringDecodable {
  let x: Int

  public init?(x: Int?) {
    guard let x = x else { return nil }
    self.x = x
  }
}
