import LegacyJSON

/// A type that stays as it is, but can be a property of a migrated type.
///
/// An extension can't make an old class `Decodable`, because `init(from:)` would have to be `required`. But it can add
/// a static function to any type:
///
/// ```swift
/// extension Profile: LegacyReadable {
///   static func legacyValue(from json: JSON) -> Profile { Profile(json: json) }
/// }
///
/// struct User: Codable {
///   let id: Int
///   @LegacyModel var profile: Profile
///   @LegacyModel var friends: [Profile]
/// }
/// ```
///
/// The function may return an optional and may throw, like the old initializer.
public protocol LegacyReadable {
  /// The type itself, or an optional of it.
  associatedtype LegacyValue

  /// Reads a value as the old code did.
  ///
  /// - Parameter json: the value's document, which is null for an absent value.
  /// - Returns: the value, or nil if the old initializer refuses the document.
  /// - Throws: the old initializer's error.
  static func legacyValue(from json: JSON) throws -> LegacyValue
}

/// An old type that can return its JSON, so that a migrated type that contains it can be encoded.
public protocol LegacyWritable: LegacyReadable {
  /// The value's document.
  var legacyJSON: JSON { get }
}

/// An error for a document from which an old type can't be read.
struct LegacyReadingError: Error, CustomStringConvertible {
  let description: String
}

extension LegacyReadable {
  /// Returns the value, or throws an error if `legacyValue(from:)` returns nil.
  static func value(of json: JSON) throws -> Self {
    let reading = try legacyValue(from: json)
    if let value = reading as? Self { return value }
    // What a subclass inherits makes its superclass.
    throw LegacyReadingError(description: "\(Self.self).legacyValue(from:) gave \(reading), which is no \(Self.self).")
  }
}

// MARK: - Standard containers

extension Optional: LegacyReadable where Wrapped: LegacyReadable {
  /// Reads an optional value: nil if it is null or absent, or if its type refuses it.
  ///
  /// - Parameter json: the value's document.
  /// - Returns: the value, or nil.
  public static func legacyValue(from json: JSON) -> Wrapped? {
    json.type == .null ? nil : try? Wrapped.value(of: json)
  }
}

extension Optional: LegacyWritable where Wrapped: LegacyWritable {
  /// Null for nil.
  public var legacyJSON: JSON { self?.legacyJSON ?? .null }
}

extension Array: LegacyReadable where Element: LegacyReadable {
  /// Reads an array, without the elements that their type refuses. Empty if the value is not an array.
  ///
  /// - Parameter json: the value's document.
  /// - Returns: the elements.
  public static func legacyValue(from json: JSON) -> [Element] {
    json.arrayValue.compactMap { try? Element.value(of: $0) }
  }
}

extension Array: LegacyWritable where Element: LegacyWritable {
  /// An array of the elements' documents.
  public var legacyJSON: JSON { JSON(map(\.legacyJSON)) }
}

extension Dictionary: LegacyReadable where Key == String, Value: LegacyReadable {
  /// Reads a dictionary, without the members that their type refuses. Empty if the value is not an object.
  ///
  /// - Parameter json: the value's document.
  /// - Returns: the members.
  public static func legacyValue(from json: JSON) -> [String: Value] {
    json.dictionaryValue.compactMapValues { try? Value.value(of: $0) }
  }
}

extension Dictionary: LegacyWritable where Key == String, Value: LegacyWritable {
  /// An object of the members' documents.
  public var legacyJSON: JSON { JSON(mapValues(\.legacyJSON)) }
}
