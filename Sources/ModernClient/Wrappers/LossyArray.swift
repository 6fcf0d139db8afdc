/// An array whose elements that can't be decoded are left out, instead of failing the whole.
///
/// ```swift
/// struct Feed: Codable {
///   @LossyArray var posts: [Post]    // [good, broken, good] are two posts; no array is an error
///   @LossyArray var drafts: [Post]?  // the same, but no array is nil
/// }
/// ```
///
/// An element is decoded exactly, also inside a `LegacyDecodable` type, unless it is `LegacyDecodable` itself. A null is
/// left out too, unless the elements are optional.
///
/// An absent key is nil through an overload of `KeyedDecodingContainer.decode`, as with ``Lossless``: generic code that
/// only knows a `T: Decodable` does not see it, and throws `keyNotFound` instead.
@propertyWrapper
public struct LossyArray<Value: LossyDecodable> {
  /// The elements that could be decoded.
  public var wrappedValue: Value

  /// Wraps an array; this is what the memberwise initializer takes.
  ///
  /// - Parameter wrappedValue: the array.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension LossyArray: Sendable where Value: Sendable {}
extension LossyArray: Equatable where Value: Equatable {}
extension LossyArray: Hashable where Value: Hashable {}

extension LossyArray: Decodable {
  /// Reads the elements that can be decoded.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: a `DecodingError` when there is no array, unless the value is optional.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value.lossyValue(from: decoder)
  }
}

extension LossyArray: Encodable where Value: Encodable {
  /// Writes the array as it is.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a `LossyArray` of an optional, whose key may be absent. See ``LossyArray`` for where this is not seen.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper; of nil when the key is absent, or its value is no array.
  /// - Throws: the decoder's error.
  public func decode<Value>(_ type: LossyArray<Value?>.Type, forKey key: Key) throws -> LossyArray<Value?> {
    try decodeIfPresent(type, forKey: key) ?? LossyArray(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a `LossyArray` of an optional as the optional would be: nil leaves the key out.
  ///
  /// - Parameters:
  ///   - value: the wrapper.
  ///   - key: the property's key.
  /// - Throws: the encoder's error.
  public mutating func encode<Value: Encodable>(_ value: LossyArray<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

/// A type that ``LossyArray`` can wrap: arrays, sets, and optionals of these. Another collection can conform:
///
/// ```swift
/// extension ContiguousArray: LossyDecodable where Element: Decodable {
///   public static func lossyValue(from decoder: any Decoder) throws -> Self {
///     Self(try [Element].lossyValue(from: decoder))
///   }
/// }
/// ```
public protocol LossyDecodable {
  /// Reads the elements that can be decoded.
  ///
  /// - Parameter decoder: the decoder.
  /// - Returns: the elements.
  /// - Throws: a `DecodingError` when there is no array.
  static func lossyValue(from decoder: any Decoder) throws -> Self
}

extension Array: LossyDecodable where Element: Decodable {
  /// Reads the elements that can be decoded, in their order.
  public static func lossyValue(from decoder: any Decoder) throws -> Self {
    var container = try decoder.unkeyedContainer()
    var elements: Self = []
    if let count = container.count { elements.reserveCapacity(count) }
    while !container.isAtEnd {
      if let element = try container.decode(Attempt<Element>.self).value { elements.append(element) }
    }
    return elements
  }
}

extension Set: LossyDecodable where Element: Decodable {
  /// Reads the elements that can be decoded.
  public static func lossyValue(from decoder: any Decoder) throws -> Self {
    Set(try [Element].lossyValue(from: decoder))
  }
}

extension Optional: LossyDecodable where Wrapped: LossyDecodable {
  /// Reads the elements that can be decoded; what is no array is nil.
  public static func lossyValue(from decoder: any Decoder) throws -> Self {
    try? Wrapped.lossyValue(from: decoder)
  }
}

/// An element that may fail. Decoding it always succeeds: a container does not go past an element that throws.
private struct Attempt<Element: Decodable>: Decodable {
  let value: Element?

  init(from decoder: any Decoder) throws {
    // Through a container, not `Element(from:)`, which would pass by the decoder's own ways with dates and URLs.
    let container = try decoder.singleValueContainer()
    value = try? container.decode(Element.self)
  }
}
