/// A type that is read by the old rules, and whose old initializer did not read an empty document (no members, no
/// elements): `if json.isEmpty { return }`. Then every `NeverNil` property is nil.
///
/// ```swift
/// class Banner: LegacyDecodable, NilWhenEmpty {
///   @NeverNil var id: Int!
///   @NeverNil var link: String!
/// }
/// ```
public protocol NilWhenEmpty: LenientDecodable {}

extension NilWhenEmpty {
  /// True.
  public static var isNilWhenEmpty: Bool { true }
}
