/// Gives `json == nil` the meaning that old code relies on: "is null", which an absent value is too.
///
/// The nil literal came with SwiftyJSON 2.0 and went with 4.2; since then the comparison compiles, and is always false.
/// Here too `JSON` takes no nil, so that `condition ? json : nil` and `{ $0.exists() ? $0 : nil }` are optionals. What
/// stands for the literal is what the standard library's own `Optional` compares with.
extension JSON {
  /// Whether a value is null or absent.
  ///
  /// - Parameters:
  ///   - left: the value.
  ///   - right: the literal `nil`.
  public static func == (left: JSON, right: _OptionalNilComparisonType) -> Bool { left.type == .null }

  /// Whether a value is neither null nor absent.
  ///
  /// - Parameters:
  ///   - left: the value.
  ///   - right: the literal `nil`.
  public static func != (left: JSON, right: _OptionalNilComparisonType) -> Bool { left.type != .null }

  /// Whether a value is null or absent.
  ///
  /// - Parameters:
  ///   - left: the literal `nil`.
  ///   - right: the value.
  public static func == (left: _OptionalNilComparisonType, right: JSON) -> Bool { right == nil }

  /// Whether a value is neither null nor absent.
  ///
  /// - Parameters:
  ///   - left: the literal `nil`.
  ///   - right: the value.
  public static func != (left: _OptionalNilComparisonType, right: JSON) -> Bool { right != nil }
}
