import Foundation

/// A type that can be the value of a parameter: strings, numbers, booleans, URLs, UUIDs, arrays and dictionaries of
/// these, and raw-representable types that conform.
///
/// `Date` does not conform, because servers use different formats; ``ParameterValue/date(_:as:)`` takes the format.
/// Your own type defines its format:
///
/// ```swift
/// struct Day: ParameterValueConvertible {
///   let year: Int, month: Int, day: Int
///   var parameterValue: ParameterValue { "\(year)-\(month)-\(day)" }
/// }
/// ```
public protocol ParameterValueConvertible: Sendable {
  /// The value to send.
  var parameterValue: ParameterValue { get }
}

extension ParameterValueConvertible where Self: RawRepresentable, RawValue: ParameterValueConvertible {
  /// The raw value.
  public var parameterValue: ParameterValue { rawValue.parameterValue }
}

extension ParameterValueConvertible where Self: FixedWidthInteger {
  /// The integer.
  public var parameterValue: ParameterValue {
    Int64(exactly: self).map { .integer($0) } ?? .unsigned(UInt64(truncatingIfNeeded: self))
  }
}

extension ParameterValue: ParameterValueConvertible {
  /// The value itself.
  public var parameterValue: ParameterValue { self }
}

extension String: ParameterValueConvertible {
  /// The text.
  public var parameterValue: ParameterValue { .text(self) }
}

extension Substring: ParameterValueConvertible {
  /// The text.
  public var parameterValue: ParameterValue { .text(String(self)) }
}

extension Bool: ParameterValueConvertible {
  /// The boolean.
  public var parameterValue: ParameterValue { .bool(self) }
}

extension Double: ParameterValueConvertible {
  /// The number.
  public var parameterValue: ParameterValue { .number(self) }
}

extension Float: ParameterValueConvertible {
  /// The number with the digits of its description: 0.1, not 0.10000000149011612.
  public var parameterValue: ParameterValue { .number(Double(description) ?? Double(self)) }
}

extension Decimal: ParameterValueConvertible {
  /// The number with all its digits. For a string, or a fixed number of digits, see ``ParameterValue/decimal(_:as:)``.
  public var parameterValue: ParameterValue { .decimal(self) }
}

extension URL: ParameterValueConvertible {
  /// The address as a text.
  public var parameterValue: ParameterValue { .text(absoluteString) }
}

extension UUID: ParameterValueConvertible {
  /// The identifier as a text.
  public var parameterValue: ParameterValue { .text(uuidString) }
}

extension Array: ParameterValueConvertible where Element: ParameterValueConvertible {
  /// The elements, in their order.
  public var parameterValue: ParameterValue { .array(map(\.parameterValue)) }
}

extension Dictionary: ParameterValueConvertible where Key == String, Value: ParameterValueConvertible {
  /// The values with their names.
  public var parameterValue: ParameterValue { .object(mapValues(\.parameterValue)) }
}

extension Int: ParameterValueConvertible {}
extension Int8: ParameterValueConvertible {}
extension Int16: ParameterValueConvertible {}
extension Int32: ParameterValueConvertible {}
extension Int64: ParameterValueConvertible {}
extension UInt: ParameterValueConvertible {}
extension UInt8: ParameterValueConvertible {}
extension UInt16: ParameterValueConvertible {}
extension UInt32: ParameterValueConvertible {}
extension UInt64: ParameterValueConvertible {}
