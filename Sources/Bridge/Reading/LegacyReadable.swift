import LegacyJSON

/// A type that stays as it is, and can be a property of a migrated type all the same.
///
/// An old class cannot be made `Decodable` in an extension: `init(from:)` would have to be `required`. One static function
/// can be added to anything:
///
/// ```swift
/// extension Profile: LegacyReadable {
///   static func legacyValue(from json: JSON) -> Profile { Profile(json: json) }
/// }
///
/// struct User: Codable {
///   let id: Int
///   @Legacy var profile: Profile
///   @Legacy var friends: [Profile]
/// }
/// ```
///
/// The function may give an optional, and may throw: whatever the old initializer does.
public protocol LegacyReadable {
  /// The type itself, or an optional of it.
  associatedtype LegacyValue

  /// Reads a value as the old code does.
  ///
  /// - Parameter json: The value's document; null when it is absent.
  /// - Returns: The value, or nil when the old initializer refuses the document.
  /// - Throws: The old initializer's error.
  static func legacyValue(from json: JSON) throws -> LegacyValue
}

/// An old type that can give its JSON back, so that a migrated type that holds it can be encoded.
public protocol LegacyWritable: LegacyReadable {
  /// The value's document.
  var legacyJSON: JSON { get }
}

/// An error for a document from which an old type can't be read.
struct LegacyReadingError: Error, CustomStringConvertible {
  let description: String
}

extension LegacyReadable {
  /// The value, or an error where `legacyValue(from:)` gives nil.
  static func value(of json: JSON) throws -> Self {
    let reading = try legacyValue(from: json)
    if let value = reading as? Self { return value }
    // What a subclass inherits makes its superclass.
    throw LegacyReadingError(description: "\(Self.self).legacyValue(from:) gave \(reading), which is no \(Self.self).")
  }
}

// MARK: - Standard containers

extension Optional: LegacyReadable where Wrapped: LegacyReadable {
  /// Nil when the value is null or absent, and when its type refuses it.
  ///
  /// - Parameter json: The value's document.
  /// - Returns: The value, or nil.
  public static func legacyValue(from json: JSON) -> Wrapped? {
    json.type == .null ? nil : try? Wrapped.value(of: json)
  }
}

extension Optional: LegacyWritable where Wrapped: LegacyWritable {
  /// Null for nil.
  public var legacyJSON: JSON { self?.legacyJSON ?? .null }
}

extension Array: LegacyReadable where Element: LegacyReadable {
  /// Empty when the value is not an array; without the elements that their type refuses.
  ///
  /// - Parameter json: The value's document.
  /// - Returns: The elements.
  public static func legacyValue(from json: JSON) -> [Element] {
    json.arrayValue.compactMap { try? Element.value(of: $0) }
  }
}

extension Array: LegacyWritable where Element: LegacyWritable {
  /// An array of the elements' documents.
  public var legacyJSON: JSON { JSON(map(\.legacyJSON)) }
}

extension Dictionary: LegacyReadable where Key == String, Value: LegacyReadable {
  /// Empty when the value is not an object; without the members that their type refuses.
  ///
  /// - Parameter json: The value's document.
  /// - Returns: The members.
  public static func legacyValue(from json: JSON) -> [String: Value] {
    json.dictionaryValue.compactMapValues { try? Value.value(of: $0) }
  }
}

extension Dictionary: LegacyWritable where Key == String, Value: LegacyWritable {
  /// An object of the members' documents.
  public var legacyJSON: JSON { JSON(mapValues(\.legacyJSON)) }
}
