/// A type that is read by the old rules, and whose old initializer left an empty document (no members, no elements) unread:
/// `if json.isEmpty { return }`. Every `NeverNil` property is nil then after all.
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
