import Foundation

extension ParameterValue {
  /// The format of a date or a decimal, which differs between servers.
  public struct Format<Value: Sendable>: Sendable {
    let write: @Sendable (Value) -> ParameterValue
    /// Returns the value that was written, or nil for another one.
    var read: @Sendable (ParameterValue) -> Value? = { _ in nil }
    /// Foundation's own strategies for JSON, where it has them.
    var strategies: (decoding: JSONDecoder.DateDecodingStrategy, encoding: JSONEncoder.DateEncodingStrategy)?
  }

  /// Returns the value for a date in a certain format.
  ///
  /// ```swift
  /// var parameters: [String: ParameterValue] { ["since": .date(since, as: .iso8601), "total": .decimal(total)] }
  /// ```
  ///
  /// - Parameters:
  ///   - date: the date.
  ///   - format: its format.
  /// - Returns: the value.
  public static func date(_ date: Date, as format: Format<Date>) -> ParameterValue { format.write(date) }

  /// Returns the value for a decimal in a certain format.
  ///
  /// - Parameters:
  ///   - decimal: the decimal.
  ///   - format: its format.
  /// - Returns: the value.
  public static func decimal(_ decimal: Decimal, as format: Format<Decimal>) -> ParameterValue { format.write(decimal) }
}

extension RequestParameter {
  /// Sets a parameter to a date.
  ///
  /// - Parameters:
  ///   - date: the date; nil sends nothing under this key.
  ///   - format: its format.
  ///   - key: its key.
  public mutating func setParameter(_ date: Date?, as format: ParameterValue.Format<Date>, forKey key: Key) {
    parameter[key] = date.map { .date($0, as: format) }
  }

  /// Sets a parameter to a decimal.
  ///
  /// - Parameters:
  ///   - decimal: the decimal; nil sends nothing under this key.
  ///   - format: its format.
  ///   - key: its key.
  public mutating func setParameter(_ decimal: Decimal?, as format: ParameterValue.Format<Decimal>, forKey key: Key) {
    parameter[key] = decimal.map { .decimal($0, as: format) }
  }
}

extension ParameterValue.Format where Value == Date {
  /// `2024-05-01T09:30:00Z`.
  public static var iso8601: Self { style(Date.ISO8601FormatStyle()).with((.iso8601, .iso8601)) }

  /// `2024-05-01T09:30:00.250Z`. In a response, the fraction may be absent.
  public static var iso8601WithFractionalSeconds: Self {
    let format = style(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return custom(format.write) { format.read($0) ?? iso8601.read($0) }
  }

  /// Seconds since 1970: whole ones in parameters, where a fraction is dropped, towards the past; with their fraction in
  /// JSON.
  public static var secondsSince1970: Self {
    number(of: \.timeIntervalSince1970).with((.secondsSince1970, .secondsSince1970))
  }

  /// Milliseconds since 1970: whole ones in parameters, where a fraction is dropped, towards the past; with their
  /// fraction in JSON.
  public static var millisecondsSince1970: Self {
    number { $0.timeIntervalSince1970 * 1_000 }.with((.millisecondsSince1970, .millisecondsSince1970))
  }

  /// The number that `Date` itself encodes: seconds since 2001, with their fraction.
  public static var deferredToDate: Self {
    custom { .number($0.timeIntervalSinceReferenceDate) }.with((.deferredToDate, .deferredToDate))
  }

  /// Returns a format for a Unicode pattern (UTS 35), such as `yyyy-MM-dd`, in English.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - timeZone: the time zone for the date and time. Nil, the default, means GMT.
  /// - Returns: the format.
  public static func pattern(_ pattern: String, timeZone: TimeZone? = nil) -> Self {
    @Sendable func formatter() -> DateFormatter {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = pattern
      return formatter
    }
    return custom(
      { .text(formatter().string(from: $0)) }, reading: { $0.string.flatMap { formatter().date(from: $0) } })
  }

  /// Returns a custom format.
  ///
  /// - Parameters:
  ///   - write: converts a date to a value.
  ///   - read: converts a value (a text, or a number as `.number`) of a response to a date; nil if it is none. The
  ///     default refuses every value, for a format that is only written.
  /// - Returns: the format.
  public static func custom(
    _ write: @escaping @Sendable (Date) -> ParameterValue,
    reading read: @escaping @Sendable (ParameterValue) -> Date? = { _ in nil }
  ) -> Self {
    Self(write: write, read: read)
  }

  private static func style(_ style: Date.ISO8601FormatStyle) -> Self {
    custom({ .text(style.format($0)) }, reading: { $0.string.flatMap { try? style.parse($0) } })
  }

  private static func number(of date: @escaping @Sendable (Date) -> Double) -> Self {
    custom {
      let number = date($0)
      return Int64(exactly: number.rounded(.down)).map { .integer($0) } ?? .number(number)
    }
  }

  private func with(
    _ strategies: (decoding: JSONDecoder.DateDecodingStrategy, encoding: JSONEncoder.DateEncodingStrategy)
  ) -> Self {
    var format = self
    format.strategies = strategies
    return format
  }
}

extension ParameterValue {
  fileprivate var string: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension ParameterValue.Format where Value == Decimal {
  /// A number with all its digits: `19.9` for 19.90, which are the same decimal.
  public static var number: Self { Self { .decimal($0) } }

  /// A format that writes the number as text, in quotation marks in JSON: `"19.9"`.
  public static var text: Self { Self { .text($0.description) } }

  /// Returns a format for a string with a fixed number of digits after the point: `"19.90"` for two. Rounds half up,
  /// as is usual for money.
  ///
  /// - Parameter fractionDigits: the number of digits.
  /// - Returns: the format.
  public static func text(fractionDigits: Int) -> Self {
    Self { decimal in
      guard decimal.isFinite else { return .text(decimal.description) }
      var (original, rounded) = (decimal, Decimal())
      NSDecimalRound(&rounded, &original, fractionDigits, .plain)
      let parts = rounded.description.split(separator: ".", omittingEmptySubsequences: false)
      guard fractionDigits > 0 else { return .text(rounded.description) }
      let fraction = parts.count > 1 ? parts[1] : ""
      return .text("\(parts[0]).\(fraction)" + String(repeating: "0", count: max(0, fractionDigits - fraction.count)))
    }
  }
}
