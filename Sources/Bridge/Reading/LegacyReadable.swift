import LegacyJSON

/// A type that stays as it is, and that converted types can contain all the same.
///
/// An untouched class can't be made `Decodable` in an extension, since its initializer would have to be `required`. One
/// line is enough instead:
///
/// ```swift
/// extension Account: LegacyReadable { static func read(_ json: JSON) -> Account { Account(json: json) } }
/// ```
public protocol LegacyReadable {
  /// The type itself, or an optional of it where the old initializer may fail.
  associatedtype LegacyValue

  /// Reads a value by the old initializer.
  ///
  /// - Parameter json: The value's document, or null.
  /// - Returns: The value.
  /// - Throws: What the old initializer throws.
  static func read(_ json: JSON) throws -> LegacyValue
}

extension LegacyContainer {
  /// A value of a type that is not converted, made by its old initializer.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - path: Keys and indices, outermost first; none for the value itself.
  /// - Returns: What the old initializer gives.
  /// - Throws: What the old initializer throws.
  public func read<T: LegacyReadable>(_ type: T.Type, at path: any JSONSubscriptType...) throws -> T.LegacyValue {
    try type.read(view(at: path).json)
  }
}
