import Bridge

public struct Point: LegacyFailableDecodable {
  public static var legacyRules: [LegacyRule] { [.requiresValues] }
  let x: Int

  public init?(x: Int?) {
    guard let x = x else { return nil }
    self.x = x
  }
}
