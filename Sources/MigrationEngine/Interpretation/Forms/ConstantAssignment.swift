import SwiftSyntax

/// Assigns a constant to a property, independent of the document.
///
/// ## Before
/// ```swift
/// isEnabled = true
/// items = []
/// ```
/// ## After
/// ```swift
/// var isEnabled: Bool = true
/// var items: [Item] = []
/// ```
///
/// Preserves: the value, which is now in the declaration. The property has no key.
/// Can't: anything except literals, empty arrays and dictionaries, and implicit members; declarations without a type.
enum ConstantAssignment {
  /// The source of an empty array.
  static let emptyArray = "[]"

  /// Returns a value that a declaration can also have, as source.
  static func source(of value: ExprSyntax) -> String? {
    if value.isLiteral || value.is(NilLiteralExprSyntax.self) { return value.trimmedDescription }
    if let array = value.as(ArrayExprSyntax.self) { return array.elements.isEmpty ? emptyArray : nil }
    if let dictionary = value.as(DictionaryExprSyntax.self) {
      guard case .colon = dictionary.content else { return nil }
      return "[:]"
    }
    if value.emptyCollectionType?.is(ArrayTypeSyntax.self) == true { return emptyArray }
    if let access = value.as(MemberAccessExprSyntax.self), access.base == nil, access.declName.argumentNames == nil {
      return access.trimmedDescription
    }
    return nil
  }
}
