/// A property with a default for a missing value.
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
/// The default applies to an absent key, to null, and to a value of another type, as in old code's
/// `json["theme"].string ?? "system"`. It also applies to an unknown raw value of an enum.
///
/// For an absent key this needs an overload of `KeyedDecodingContainer.decode`, as with ``Lossless``. Generic code that
/// only knows a `T: Decodable` does not use it, and throws `keyNotFound`.
@propertyWrapper
public struct Default<Provider: DefaultProviding> {
  /// The value.
  public var wrappedValue: Provider.Value

  /// Wraps a value. The memberwise initializer calls this.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Provider.Value) {
    self.wrappedValue = wrappedValue
  }
}

/// A type with a default for ``Default``: its own, as for an enum, or that of another type.
///
/// ```swift
/// enum FirstPage: DefaultProviding {
///   static var defaultValue: Int { 1 }
/// }
///
/// @Default<FirstPage> var page: Int
/// ```
public protocol DefaultProviding {
  /// The type of the value. The default is the type itself.
  associatedtype Value = Self

  /// The value to use for a missing one.
  static var defaultValue: Value { get }
}

extension Default: Sendable where Provider.Value: Sendable {}
extension Default: Equatable where Provider.Value: Equatable {}
extension Default: Hashable where Provider.Value: Hashable {}

extension Default: Decodable where Provider.Value: Decodable {
  /// Reads a value, or uses the default if it can't be read.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if it has no single value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = (try? container.decode(Provider.Value.self)) ?? Provider.defaultValue
  }
}

extension Default: Encodable where Provider.Value: Encodable {
  /// Writes the value without the wrapper.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a value with a default, whose key may be absent. ``Default`` describes the limits.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper. It contains the default if there is no such value.
  /// - Throws: the decoder's error.
  public func decode<Provider>(_ type: Default<Provider>.Type, forKey key: Key) throws -> Default<Provider>
  where Provider.Value: Decodable {
    try decodeIfPresent(type, forKey: key) ?? Default(wrappedValue: Provider.defaultValue)
  }
}
