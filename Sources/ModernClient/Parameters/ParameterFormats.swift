import Foundation

extension ParameterValue {
  /// The format of a date or a decimal, which differs between servers.
  public struct Format<Value: Sendable>: Sendable {
    let write: @Sendable (Value) -> ParameterValue
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
  public static var iso8601: Self { custom { .text(Date.ISO8601FormatStyle().format($0)) } }

  /// `2024-05-01T09:30:00.250Z`.
  public static var iso8601WithFractionalSeconds: Self {
    custom { .text(Date.ISO8601FormatStyle(includingFractionalSeconds: true).format($0)) }
  }

  /// Whole seconds since 1970, an integer. A fraction is dropped, towards the past.
  public static var secondsSince1970: Self { custom { whole($0.timeIntervalSince1970) } }

  /// Whole milliseconds since 1970, an integer. A fraction is dropped, towards the past.
  public static var millisecondsSince1970: Self { custom { whole($0.timeIntervalSince1970 * 1_000) } }

  /// Returns a format for a Unicode pattern (UTS 35), such as `yyyy-MM-dd`, in English.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - timeZone: the time zone for the date and time. Nil, the default, means GMT.
  /// - Returns: the format.
  public static func pattern(_ pattern: String, timeZone: TimeZone? = nil) -> Self {
    custom { date in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.calendar = Calendar(identifier: .gregorian)
      formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = pattern
      return .text(formatter.string(from: date))
    }
  }

  /// Returns a custom format.
  ///
  /// - Parameter write: converts a date to a value.
  /// - Returns: the format.
  public static func custom(_ write: @escaping @Sendable (Date) -> ParameterValue) -> Self {
    Self(write: write)
  }

  private static func whole(_ number: Double) -> ParameterValue {
    Int64(exactly: number.rounded(.down)).map { .integer($0) } ?? .number(number)
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
