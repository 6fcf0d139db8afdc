/// An optional property with a default for a missing value.
///
/// Use it for a property with an optional type, for which the old code had a default all the same:
///
/// ```swift
/// final class Banner: Codable {
///   @OptionalDefaultZero var id: Int!            // id = json["id"].int ?? 0
///   @OptionalDefaultEmptyString var link: String?  // link = json["link"].string ?? ""
///   @OptionalDefault<Theme> var theme: Theme?    // a `DefaultProviding` of your own
/// }
/// ```
///
/// The default applies to an absent key, to null, and to a value of another type, as with ``DefaultValue``. The
/// value is nil only where Bridge's `LegacyDecoder` leaves a document unread: that of a type with the rule `nilWhenEmpty`,
/// `nilWhenNull` or `nullUnless`. Once no code needs the optional type any more, remove the optional, and take the wrapper
/// without `Optional` in its name.
@propertyWrapper
public struct OptionalDefault<Provider: DefaultProviding> {
  /// The value. Nil if the document was left unread, or if code other than decoding sets it to nil.
  public var wrappedValue: Provider.DecodingDefault?

  /// Wraps a value.
  ///
  /// - Parameter wrappedValue: the value.
  public init(wrappedValue: Provider.DecodingDefault?) {
    self.wrappedValue = wrappedValue
  }

  /// Sets the value to nil, as for an optional property.
  public init() {
    wrappedValue = nil
  }
}

/// False when the document does not say, in an optional property.
public typealias OptionalDefaultFalse = OptionalDefault<Bool>

/// True when the document does not say, in an optional property.
public typealias OptionalDefaultTrue = OptionalDefault<TrueAsDefault>

/// 0 when the document has no number, in an optional property.
public typealias OptionalDefaultZero<Number: Numeric> = OptionalDefault<ZeroAsDefault<Number>>

/// An empty text when the document has none, in an optional property.
public typealias OptionalDefaultEmptyString = OptionalDefault<String>

extension OptionalDefault: Sendable where Provider.DecodingDefault: Sendable {}
extension OptionalDefault: Equatable where Provider.DecodingDefault: Equatable {}
extension OptionalDefault: Hashable where Provider.DecodingDefault: Hashable {}

extension OptionalDefault: Decodable where Provider.DecodingDefault: Decodable {
  /// Reads a value, or uses the default if it can't be read.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: the decoder's error if it has no single value.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try DefaultValue<Provider>(from: decoder).wrappedValue
  }
}

extension OptionalDefault: Encodable where Provider.DecodingDefault: Encodable {
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
  /// Decodes an optional value with a default, whose key may be absent.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper. It contains the default if there is no such value.
  /// - Throws: the decoder's error.
  public func decode<Provider>(
    _ type: OptionalDefault<Provider>.Type, forKey key: Key
  ) throws -> OptionalDefault<Provider> where Provider.DecodingDefault: Decodable {
    try decodeIfPresent(type, forKey: key) ?? .absent
  }
}
