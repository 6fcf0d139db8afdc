import Foundation

extension HTTPClient.Configuration {
  /// Sets the spelling of an API: of responses, of bodies, and of parameters that an `Encodable` value makes.
  ///
  /// ```swift
  /// configuration.useJSON(keys: .verbatim, dates: .iso8601WithFractionalSeconds)
  /// ```
  ///
  /// It sets ``decoding``, ``encoding`` and ``parameterEncoder``, which have further options.
  ///
  /// - Parameters:
  ///   - keys: the spelling of property names. The default is snake_case.
  ///   - dates: the format of dates. The default is ISO 8601 without fractions of seconds.
  public mutating func useJSON(
    keys: HTTPClient.ParameterEncoder.Names = .snakeCase, dates: ParameterValue.Format<Date> = .iso8601
  ) {
    decoding = JSONResponseDecoding { decoder in
      if keys == .verbatim { decoder.keyDecodingStrategy = .useDefaultKeys }
      decoder.dateDecodingStrategy = dates.strategies?.decoding ?? .custom { try dates.decode(from: $0) }
    }
    encoding = JSONBodyEncoding { encoder in
      if keys == .verbatim { encoder.keyEncodingStrategy = .useDefaultKeys }
      encoder.dateEncodingStrategy = dates.strategies?.encoding ?? .custom { try dates.write($0).encode(to: $1) }
    }
    parameterEncoder.names = keys
    parameterEncoder.dates = dates
  }
}

extension ParameterValue.Format {
  /// Reads a value of a response.
  ///
  /// - Throws: a `DecodingError` if it is neither a text nor a number, or has another format.
  fileprivate func decode(from decoder: any Decoder) throws -> Value {
    let container = try decoder.singleValueContainer()
    let found: ParameterValue =
      if let text = try? container.decode(String.self) { .text(text) } else {
        .number(try container.decode(Double.self))
      }
    guard let value = read(found) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The value does not have the format that the client expects of a date.")
    }
    return value
  }
}
