import Foundation

extension HTTPClient.Configuration {
  /// The spelling of property names in JSON.
  public enum JSONKeys: Sendable, Hashable {
    /// In snake_case: `productId` becomes `product_id`. Write `CodingKeys` as Foundation's `convertFromSnakeCase`
    /// expects them.
    case snakeCase
    /// The coding key as it is, such as `case productID = "product_id"`.
    case verbatim
  }

  /// The format of dates in JSON.
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

  /// Sets the spelling of an API's JSON, for decoding and encoding.
  ///
  /// ```swift
  /// configuration.useJSON(keys: .verbatim, dates: .iso8601)
  /// ```
  ///
  /// It sets ``decoding`` and ``encoding``, which have further options.
  ///
  /// - Parameters:
  ///   - keys: the spelling of property names.
  ///   - dates: the format of dates.
  public mutating func useJSON(keys: JSONKeys = .snakeCase, dates: JSONDates = .deferredToDate) {
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
  }
}
