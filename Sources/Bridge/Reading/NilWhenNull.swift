/// A type that is read by the old rules, and whose old initializer did not read a null document:
/// `if json == .null { return }`. Then every `NeverNil` property is nil.
///
/// ```swift
/// struct Purchase: LegacyDecodable, NilWhenNull {
///   @NeverNil var receipt: Receipt?  // receipt = Receipt(json: json["receipt"])
/// }
/// ```
///
/// A document that is absent is null, too.
public protocol NilWhenNull: LenientDecodable {}

extension NilWhenNull {
  /// True.
  public static var isNilWhenNull: Bool { true }
}
