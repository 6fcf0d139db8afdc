import Foundation
import HTTPTransport

/// Reads a number that the server sometimes sends as a string, or a string or boolean that it sometimes sends as a
/// number.
///
/// ```swift
/// struct Product: Codable {
///   @Lossless var coin: Int?   // 120, "120", " 120 " and "120.0" are 120; "12 coins", null and nothing at all are nil
///   @Lossless var price: Double  // the same, but what is not a number is an error
///   @Lossless var code: String  // "7" and 7 are "7", true is "true"
///   @Lossless var isNew: Bool  // true, 1, "true", "1" and "yes" are true; false, 0, "false", "0" and "no" are false
/// }
/// ```
///
/// The whole string has to be a number, except for surrounding white space and newlines. This is the rule of the old
/// `APIUtil.int`; SwiftyJSON's `intValue` would read `"12 coins"` as 12. For an integer, a fraction is dropped, of a
/// number and of a string: 1.9 and `"1.9"` are 1, -1.9 is -1. The integer in front of it is exact, however long it is.
/// Booleans, arrays and objects are not numbers. Inside a `LegacyDecodable` type, a number is read as by SwiftyJSON's
/// `int`, which reads `true` as 1.
///
/// For a `Lossless` of an optional, an absent key gives nil. This needs an overload of `KeyedDecodingContainer.decode`,
/// which the compiler uses in synthesized and in hand-written initializers if the file imports this module. Generic
/// code that only knows a `T: Decodable` does not use it, and throws `keyNotFound` for an absent key.
@propertyWrapper
public struct Lossless<Value: LosslessDecodable> {
  /// The value.
  public var wrappedValue: Value

  /// Wraps a value. The memberwise initializer calls this.
  ///
  /// - Parameter wrappedValue: the number.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension Lossless: Sendable where Value: Sendable {}
extension Lossless: Equatable where Value: Equatable {}
extension Lossless: Hashable where Value: Hashable {}

extension Lossless: Codable {
  /// Reads a number, or a string that contains one.
  ///
  /// - Parameter decoder: the decoder.
  /// - Throws: a `DecodingError` if it is neither, unless the value is optional.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Value.losslessValue(from: try decoder.singleValueContainer())
  }

  /// Writes the number as a number.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a `Lossless` of an optional, whose key may be absent. `Lossless` describes the limits.
  ///
  /// - Parameters:
  ///   - type: the wrapper.
  ///   - key: the property's key.
  /// - Returns: the wrapper. It contains nil if the key is absent, or its value is not a number.
  /// - Throws: the decoder's error.
  public func decode<Value>(_ type: Lossless<Value?>.Type, forKey key: Key) throws -> Lossless<Value?> {
    try decodeIfPresent(type, forKey: key) ?? .absent
  }
}

extension KeyedEncodingContainer {
  /// Encodes a `Lossless` of an optional like a plain optional: nil omits the key.
  ///
  /// - Parameters:
  ///   - value: the wrapper.
  ///   - key: the property's key.
  /// - Throws: the encoder's error.
  public mutating func encode<Value>(_ value: Lossless<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

/// A type that `Lossless` can wrap: the integers, `Double`, `Float`, `Decimal`, `String`, `Bool`, and optionals of these. Your own type can conform
/// if it is made from a number:
///
/// ```swift
/// enum Rank: Int, LosslessDecodable {
///   case bronze = 1, silver, gold
///
///   static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Rank {
///     guard let rank = Rank(rawValue: try Int.losslessValue(from: container)) else {
///       throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no such rank.")
///     }
///     return rank
///   }
/// }
/// ```
public protocol LosslessDecodable: Codable {
  /// Reads a number, or a string that contains one.
  ///
  /// - Parameter container: the container of the value.
  /// - Returns: the number.
  /// - Throws: a `DecodingError` if it is neither.
  static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Self
}

extension Optional: LosslessDecodable where Wrapped: LosslessDecodable {
  /// Reads a number, or a string that contains one. Everything else gives nil.
  public static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Self {
    container.decodeNil() ? nil : try? Wrapped.losslessValue(from: container)
  }
}

extension LosslessDecodable where Self: FixedWidthInteger {
  /// Reads an integer, a fraction, which is truncated, or a string that contains either.
  public static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Self {
    if let integer = try? container.decode(Self.self) { return integer }
    if let double = try? container.decode(Double.self), let integer = Self(truncated: double) { return integer }
    return try container.losslessNumber { DecimalText.integralPart(of: $0, as: Self.self) }
  }

  private init?(truncated value: Double) {
    guard value.isFinite else { return nil }
    self.init(exactly: value.rounded(.towardZero))
  }
}

extension LosslessDecodable where Self: BinaryFloatingPoint {
  /// Reads a number, or a string that contains a finite one.
  public static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Self {
    if let number = try? container.decode(Self.self) { return number }
    return try container.losslessNumber { text in
      Double(decimal: text).map { Self($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
  }
}

extension SingleValueDecodingContainer {
  /// Reads a string, and returns its number if the whole string is one.
  func losslessNumber<Number>(_ number: (String) -> Number?) throws -> Number {
    guard let text = try? decode(String.self) else {
      throw DecodingError.typeMismatch(
        Number.self,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "There is no \(Number.self), and no string that holds one."))
    }
    guard let number = number(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw DecodingError.dataCorruptedError(in: self, debugDescription: "\"\(text)\" is not a \(Number.self).")
    }
    return number
  }
}

extension Int: LosslessDecodable {}
extension Int8: LosslessDecodable {}
extension Int16: LosslessDecodable {}
extension Int32: LosslessDecodable {}
extension Int64: LosslessDecodable {}
extension UInt: LosslessDecodable {}
extension UInt8: LosslessDecodable {}
extension UInt16: LosslessDecodable {}
extension UInt32: LosslessDecodable {}
extension UInt64: LosslessDecodable {}
extension Double: LosslessDecodable {}
extension Float: LosslessDecodable {}
