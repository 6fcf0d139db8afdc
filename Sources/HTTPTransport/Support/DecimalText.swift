extension Double {
  /// Parses a number in decimal digits. `Double(_:)` also reads hexadecimal, which no server means by `"0x10"`.
  ///
  /// - Parameter text: a number, or something else.
  package init?(decimal text: String) {
    guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }) else { return nil }
    self.init(text)
  }
}

/// Integers in texts with a fraction or an exponent.
package enum DecimalText {
  /// Parses the integral part of a number in decimal digits, exactly: `"9007199254740993.9"` is 9007199254740993.
  ///
  /// (No initializer of the integers: it would make `map(Int.init)` ambiguous for every module that sees it.)
  ///
  /// - Parameters:
  ///   - text: a number in any form that `Double(decimal:)` reads, or something else.
  ///   - type: the type of the result.
  /// - Returns: the integer. Nil if the text is no number, or if its integral part does not fit the type.
  package static func integralPart<Integer: FixedWidthInteger>(of text: String, as type: Integer.Type) -> Integer? {
    if let integer = Integer(text) { return integer }
    guard let double = Double(decimal: text), double.isFinite else { return nil }
    return Integer(integralDigits(of: text))
  }

  /// Returns the sign and the digits in front of the decimal point, once the exponent has moved it.
  ///
  /// - Parameter text: the text of a finite number: a sign, digits, a point, digits, and an exponent.
  private static func integralDigits(of text: String) -> String {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    let mantissa = parts[0]
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let number = mantissa.drop { $0 == "-" || $0 == "+" }
    let digits = number.filter { $0 != "." }
    guard digits.contains(where: { $0 != "0" }) else { return "0" }
    // An exponent that is no `Int` can only be negative here: the number would not be finite.
    guard let exponent = parts.count > 1 ? Int(parts[1]) : 0 else { return "0" }
    let (end, overflows) = number.prefix { $0 != "." }.count.addingReportingOverflow(exponent)
    guard !overflows, end > 0 else { return "0" }
    // A finite number has at most 309 digits in front of the point, besides zeros that are in the text.
    return sign + digits.prefix(end) + String(repeating: "0", count: max(0, end - digits.count))
  }
}
