import Foundation

/// The value of a parameter, independent of its notation in a query, a form or JSON.
///
/// It can be written as a literal, so one dictionary can contain parameters of different types:
///
/// ```swift
/// var parameters: [String: ParameterValue] { ["q": "swift", "page": 2, "exact": true, "topics": ["ios", "linux"]] }
/// ```
public enum ParameterValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A boolean, whose notation the encoding defines.
  case bool(Bool)
  /// An integer.
  case integer(Int64)
  /// An integer that is too large for ``integer(_:)``.
  case unsigned(UInt64)
  /// A number with a fraction.
  case number(Double)
  /// A number with all its digits, such as a price.
  case decimal(Decimal)
  /// Several values under one name.
  case array([ParameterValue])
  /// A value with named parts.
  case object([String: ParameterValue])
}

extension ParameterValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Makes a boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes an integer.
  public init(integerLiteral value: Int64) { self = .integer(value) }

  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Makes an array.
  public init(arrayLiteral elements: ParameterValue...) { self = .array(elements) }

  /// Creates an object. If a name occurs twice, the last value counts.
  public init(dictionaryLiteral elements: (String, ParameterValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension ParameterValue: Encodable {
  /// Writes the value for a JSON body of the same parameters.
  ///
  /// - Parameter encoder: the encoder.
  /// - Throws: the encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .unsigned(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
