extension JSON: RawRepresentable {
  /// Wraps a Swift or Foundation value, as `JSON(_:)` does.
  ///
  /// - Parameter rawValue: the value.
  /// - Returns: nil when JSON can't express the value.
  public init?(rawValue: Any) {
    let json = JSON(rawValue)
    guard json.type != .unknown else { return nil }
    self = json
  }

  /// The value as Foundation objects; the same as `object`.
  public var rawValue: Any { object }
}
