/// A property with a default for a missing value.
///
/// ```swift
/// struct Settings: Codable {
///   @DefaultFalse var isMuted: Bool
///   @DefaultZero var volume: Int
///   @DefaultEmptyArray var tags: [String]
///   @DefaultValue<Theme> var theme: Theme
/// }
///
/// enum Theme: String, Codable, DefaultProviding {
///   case system, light, dark
///   static var decodingDefault: Theme { .system }
/// }
/// ```
///
/// The default applies to an absent key, to null, and to a value of another type, as in old code's
/// `json["theme"].string ?? "system"`. It also applies to an unknown raw value of an enum.
///
/// For an absent key this needs an overload of `KeyedDecodingContainer.decode`, as with ``Lossless``. Generic code that
/// only knows a `T: Decodable` does not use it, and throws `keyNotFound`.
@propertyWrapper
public struct DefaultValue<Provider: DefaultProviding> {
  /// The value.
  public var wrappedValue: Provider.DecodingDefault

  /// Wraps a value. The memberwise initializer calls this.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Provider.DecodingDefault) {
    self.wrappedValue = wrappedValue
  }
}

/// A type with a default for ``DefaultValue``: its own, as for an enum, or that of another type.
///
/// ```swift
/// enum FirstPage: DefaultProviding {
///   static var decodingDefault: Int { 1 }
/// }
///
/// @DefaultValue<FirstPage> var page: Int
/// ```
public protocol DefaultProviding {
  /// The type of the value. The default is the type itself.
  associatedtype DecodingDefault = Self

  /// The value to use for a missing one.
  static var decodingDefault: DecodingDefault { get }
}

extension DefaultValue: Sendable where Provider.DecodingDefault: Sendable {}
extension DefaultValue: Equatable where Provider.DecodingDefault: Equatable {}
extension DefaultValue: Hashable where Provider.DecodingDefault: Hashable {}

extension DefaultValue: Decodable where Provider.DecodingDefault: Decodable {
  /// Reads a value, or uses the default if it can't be read.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if it has no single value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = (try? container.decode(Provider.DecodingDefault.self)) ?? Provider.decodingDefault
  }
}

extension DefaultValue: Encodable where Provider.DecodingDefault: Encodable {
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
  /// Decodes a value with a default, whose key may be absent. ``DefaultValue`` describes the limits.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper. It contains the default if there is no such value.
  /// - Throws: the decoder's error.
  public func decode<Provider>(_ type: DefaultValue<Provider>.Type, forKey key: Key) throws -> DefaultValue<Provider>
  where Provider.DecodingDefault: Decodable {
    try decodeIfPresent(type, forKey: key) ?? .absent
  }
}
