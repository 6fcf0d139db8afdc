/// An array that skips elements that can't be decoded, instead of failing as a whole.
///
/// ```swift
/// struct Feed: Codable {
///   @LossyArray var posts: [Post]    // [good, broken, good] are two posts; no array is an error
///   @LossyArray var drafts: [Post]?  // the same, but no array is nil
/// }
/// ```
///
/// An element is decoded exactly, even inside a `LegacyDecodable` type, unless it is `LegacyDecodable` itself. A null
/// is skipped too, unless the elements are optional. The errors of what was skipped are in the projected value:
///
/// ```swift
/// for error in feed.$posts { log("\(error)") }
/// ```
///
/// For an optional, an absent key gives nil, as with ``Lossless``. This needs an overload of
/// `KeyedDecodingContainer.decode`. Generic code that only knows a `T: Decodable` does not use it, and throws
/// `keyNotFound`.
@propertyWrapper
public struct LossyArray<Value: LossyDecodable> {
  /// The elements that could be decoded.
  public var wrappedValue: Value

  /// The errors of the elements that were skipped, in their order. Two wrappers with equal elements are equal, whatever
  /// was skipped.
  public private(set) var projectedValue: [any Error] = []

  /// Wraps an array. The memberwise initializer calls this.
  ///
  /// - Parameter wrappedValue: the array.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension LossyArray: Sendable where Value: Sendable {}

extension LossyArray: Equatable where Value: Equatable {
  /// Whether the elements are equal.
  public static func == (left: LossyArray, right: LossyArray) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension LossyArray: Hashable where Value: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension LossyArray: Decodable {
  /// Reads the elements that can be decoded.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: a `DecodingError` if there is no array, unless the value is optional.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value.lossyValue(from: decoder, skipping: &projectedValue)
  }
}

extension LossyArray: Encodable where Value: Encodable {
  /// Writes the array without the wrapper.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a `LossyArray` of an optional, whose key may be absent. ``LossyArray`` describes the limits.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper. It contains nil if the key is absent, or its value is not an array.
  /// - Throws: the decoder's error.
  public func decode<Value>(_ type: LossyArray<Value?>.Type, forKey key: Key) throws -> LossyArray<Value?> {
    try decodeIfPresent(type, forKey: key) ?? .absent
  }
}

extension KeyedEncodingContainer {
  /// Encodes a `LossyArray` of an optional like a plain optional: nil omits the key.
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
///   public static func lossyValue(from decoder: any Decoder, skipping errors: inout [any Error]) throws -> Self {
///     Self(try [Element].lossyValue(from: decoder, skipping: &errors))
///   }
/// }
/// ```
public protocol LossyDecodable {
  /// Reads the elements that can be decoded.
  ///
  /// - Parameters:
  ///   - decoder: the decoder.
  ///   - errors: gets the error of each element that is skipped.
  /// - Returns: the elements.
  /// - Throws: a `DecodingError` if there is no array.
  static func lossyValue(from decoder: any Decoder, skipping errors: inout [any Error]) throws -> Self
}

extension Array: LossyDecodable where Element: Decodable {
  /// Reads the elements that can be decoded, in their order.
  public static func lossyValue(from decoder: any Decoder, skipping errors: inout [any Error]) throws -> Self {
    var container = try decoder.unkeyedContainer()
    var elements: Self = []
    if let count = container.count { elements.reserveCapacity(count) }
    while !container.isAtEnd {
      switch try container.decode(Attempt<Element>.self).result {
      case .success(let element): elements.append(element)
      case .failure(let error): errors.append(error)
      }
    }
    return elements
  }
}

extension Set: LossyDecodable where Element: Decodable {
  /// Reads the elements that can be decoded.
  public static func lossyValue(from decoder: any Decoder, skipping errors: inout [any Error]) throws -> Self {
    Set(try [Element].lossyValue(from: decoder, skipping: &errors))
  }
}

extension Optional: LossyDecodable where Wrapped: LossyDecodable {
  /// Reads the elements that can be decoded. Nil if the value is not an array.
  public static func lossyValue(from decoder: any Decoder, skipping errors: inout [any Error]) throws -> Self {
    try? Wrapped.lossyValue(from: decoder, skipping: &errors)
  }
}

/// An element that may fail. Decoding it always succeeds, because a container does not advance past an element that
/// throws.
private struct Attempt<Element: Decodable>: Decodable {
  let result: Result<Element, any Error>

  init(from decoder: any Decoder) throws {
    // Through a container, not `Element(from:)`, which would pass by the decoder's own ways with dates and URLs.
    let container = try decoder.singleValueContainer()
    result = Result { try container.decode(Element.self) }
  }
}
