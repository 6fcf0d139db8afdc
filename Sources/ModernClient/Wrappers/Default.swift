/// A value that is there even when the document does not have it.
///
/// ```swift
/// struct Settings: Codable {
///   @DefaultFalse var isMuted: Bool
///   @DefaultZero var volume: Int
///   @DefaultEmptyArray var tags: [String]
///   @Default<Theme> var theme: Theme
/// }
///
/// enum Theme: String, Codable, DefaultProviding {
///   case system, light, dark
///   static var defaultValue: Theme { .system }
/// }
/// ```
///
/// The default stands in for an absent key, for null, and for a value that is not of the type, as in the old world's
/// `json["theme"].string ?? "system"`; also for an enum's raw value that this version of the app does not know.
///
/// An absent key is the default through an overload of `KeyedDecodingContainer.decode`, as with ``Lossless``: generic
/// code that only knows a `T: Decodable` does not see it, and throws `keyNotFound` instead.
@propertyWrapper
public struct Default<Provider: DefaultProviding> {
  /// The value.
  public var wrappedValue: Provider.Value

  /// Wraps a value; this is what the memberwise initializer takes.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Provider.Value) {
    self.wrappedValue = wrappedValue
  }
}

/// A type that has a default for ``Default``: its own, as an enum does, or another type's.
///
/// ```swift
/// enum FirstPage: DefaultProviding {
///   static var defaultValue: Int { 1 }
/// }
///
/// @Default<FirstPage> var page: Int
/// ```
public protocol DefaultProviding {
  /// The type of the value; by default the type itself.
  associatedtype Value = Self

  /// The value to use for a missing one.
  static var defaultValue: Value { get }
}

extension Default: Sendable where Provider.Value: Sendable {}
extension Default: Equatable where Provider.Value: Equatable {}
extension Default: Hashable where Provider.Value: Hashable {}

extension Default: Decodable where Provider.Value: Decodable {
  /// Reads a value; what is not one is the default.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error when it has no single value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = (try? container.decode(Provider.Value.self)) ?? Provider.defaultValue
  }
}

extension Default: Encodable where Provider.Value: Encodable {
  /// Writes the value as it is alone.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value with a default, whose key may be absent. See ``Default`` for where this is not seen.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper; of the default when there is no such value.
  /// - Throws: the decoder's error.
  public func decode<Provider>(_ type: Default<Provider>.Type, forKey key: Key) throws -> Default<Provider>
  where Provider.Value: Decodable {
    try decodeIfPresent(type, forKey: key) ?? Default(wrappedValue: Provider.defaultValue)
  }
}
