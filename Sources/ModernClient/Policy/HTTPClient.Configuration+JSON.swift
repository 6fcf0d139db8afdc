import Foundation

extension HTTPClient.Configuration {
  /// The format of dates in JSON and in parameters.
  public enum JSONDates: Sendable, Hashable {
    /// As `Date` itself does: seconds since 2001.
    case deferredToDate
    /// `2024-05-01T09:30:00Z`, without fractions of seconds.
    case iso8601
    /// Seconds since 1970.
    case secondsSince1970
    /// Milliseconds since 1970.
    case millisecondsSince1970
  }

  /// Sets the spelling of an API: of responses, of bodies, and of parameters that an `Encodable` value makes.
  ///
  /// ```swift
  /// configuration.useJSON(keys: .verbatim, dates: .iso8601)
  /// ```
  ///
  /// It sets ``decoding``, ``encoding`` and ``parameterEncoder``, which have further options.
  ///
  /// - Parameters:
  ///   - keys: the spelling of property names.
  ///   - dates: the format of dates.
  public mutating func useJSON(keys: ParameterEncoder.Names = .snakeCase, dates: JSONDates = .iso8601) {
    decoding = JSONResponseDecoding { decoder in
      if keys == .verbatim { decoder.keyDecodingStrategy = .useDefaultKeys }
      switch dates {
      case .deferredToDate: decoder.dateDecodingStrategy = .deferredToDate
      case .iso8601: decoder.dateDecodingStrategy = .iso8601
      case .secondsSince1970: decoder.dateDecodingStrategy = .secondsSince1970
      case .millisecondsSince1970: decoder.dateDecodingStrategy = .millisecondsSince1970
      }
    }
    encoding = JSONBodyEncoding { encoder in
      if keys == .verbatim { encoder.keyEncodingStrategy = .useDefaultKeys }
      switch dates {
      case .deferredToDate: encoder.dateEncodingStrategy = .deferredToDate
      case .iso8601: encoder.dateEncodingStrategy = .iso8601
      case .secondsSince1970: encoder.dateEncodingStrategy = .secondsSince1970
      case .millisecondsSince1970: encoder.dateEncodingStrategy = .millisecondsSince1970
      }
    }
    parameterEncoder.names = keys
    parameterEncoder.dates =
      switch dates {
      case .deferredToDate: .custom { .number($0.timeIntervalSinceReferenceDate) }
      case .iso8601: .iso8601
      case .secondsSince1970: .secondsSince1970
      case .millisecondsSince1970: .millisecondsSince1970
      }
  }
}
