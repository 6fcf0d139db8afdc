import Foundation

extension HTTPClient {
  /// Encodes an `Encodable` value as parameters.
  ///
  /// ```swift
  /// let encoder = HTTPClient.ParameterEncoder(dates: .secondsSince1970, decimals: .text(fractionDigits: 2))
  /// var parameters: EncodedParameters { EncodedParameters(search, by: encoder) }
  /// ```
  ///
  /// Values that a JSON encoder would write as null are left out. `Data` is written as Base64, a `URL` as its text.
  public struct ParameterEncoder: Sendable {
    /// The spelling of property names. Dictionary keys never change.
    public enum Names: Sendable, Hashable {
      /// In snake_case, as Foundation's `convertToSnakeCase` does: `pageSize` becomes `page_size`.
      case snakeCase
      /// As the coding key says.
      case verbatim
    }

    /// The spelling of property names.
    public var names: Names

    /// The format of dates.
    public var dates: ParameterValue.Format<Date>

    /// The format of decimals.
    public var decimals: ParameterValue.Format<Decimal>

    /// Creates an encoder.
    ///
    /// - Parameters:
    ///   - names: the spelling of property names. The default is snake_case, as in `HTTPBody.json(_:)`.
    ///   - dates: the format of dates. The default is ISO 8601.
    ///   - decimals: the format of decimals. By default, they are numbers with all their digits.
    public init(
      names: Names = .snakeCase, dates: ParameterValue.Format<Date> = .iso8601,
      decimals: ParameterValue.Format<Decimal> = .number
    ) {
      self.names = names
      self.dates = dates
      self.decimals = decimals
    }

    /// Encodes a value as parameters.
    ///
    /// - Parameter value: the value, which has properties or is a dictionary.
    /// - Returns: the values by their names.
    /// - Throws: an `EncodingError` for a value without names, such as an array, or the value's own error.
    public func encode(_ value: some Encodable) throws -> [String: ParameterValue] {
      guard case .object(let object)? = try encoded(value, at: []) else {
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: [], debugDescription: "Parameters have names, and \(type(of: value)) gives none."))
      }
      return object
    }

    /// Returns the encoded value, or nil if the value writes nothing or null.
    func encoded(_ value: some Encodable, at path: [any CodingKey]) throws -> ParameterValue? {
      switch value {
      case let value as ParameterValue: return value
      case let date as Date: return .date(date, as: dates)
      case let decimal as Decimal: return .decimal(decimal, as: decimals)
      case let data as Data: return .text(data.base64EncodedString())
      case let url as URL: return url.parameterValue
      default:
        let node = ParameterNode()
        let keepsNames = names == .verbatim || value is any StringKeyedDictionary
        try value.encode(to: NodeEncoder(node: node, settings: self, keepsNames: keepsNames, codingPath: path))
        return node.value
      }
    }
  }
}

/// A dictionary whose keys are data, not names of properties.
private protocol StringKeyedDictionary {}

extension Dictionary: StringKeyedDictionary where Key == String {}
