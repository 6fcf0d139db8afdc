import Foundation

extension JSONParser {
  /// Reads a number: exactly as an integer of 64 bits where it is one, as a decimal where it has more digits than a
  /// double holds, and as the nearest double otherwise.
  mutating func number() throws(JSONParsingError) -> JSONNumber {
    let start = position
    var digits = DecimalDigits()
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }

    if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
      position += 1
      if position < bytes.count, isDigit(bytes[position]) { throw error(.leadingZero) }
    } else {
      try integralDigits(into: &digits)
    }
    guard position < bytes.count, isNumberCharacter(bytes[position]) else {
      return try integer(digits, isNegative: isNegative, from: start)
    }
    if bytes[position] == UInt8(ascii: ".") {
      position += 1
      let point = position
      try integralDigits(into: &digits)
      digits.exponent = point - position
    }
    let hasExponent = position < bytes.count && bytes[position] | 0x20 == UInt8(ascii: "e")
    // Of an `E` it takes no notice when it counts digits: the exponent counts too.
    let hasLowercaseExponent = hasExponent && bytes[position] == UInt8(ascii: "e")
    let mantissaLength = position - start
    let exponent = hasExponent ? try self.exponent() : 0
    digits.exponent += exponent

    let length = hasLowercaseExponent || !hasExponent ? mantissaLength : position - start
    if length > 17, -128...127 ~= (hasLowercaseExponent ? exponent : 0), let decimal = decimal(from: start) {
      return decimal
    }
    if let double = digits.double { return .double(isNegative ? -double : double) }
    return .double(try double(from: start))
  }

  /// One digit or more.
  private mutating func integralDigits(into digits: inout DecimalDigits) throws(JSONParsingError) {
    guard position < bytes.count, isDigit(bytes[position]) else { throw unexpected() }
    while position < bytes.count, isDigit(bytes[position]) {
      digits.append(bytes[position] - UInt8(ascii: "0"))
      position += 1
    }
  }

  /// `e`, a sign or none, and digits. What is too large for any number stays at a million, and is refused later.
  private mutating func exponent() throws(JSONParsingError) -> Int {
    position += 1
    let sign = position < bytes.count ? bytes[position] : 0
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { position += 1 }
    guard position < bytes.count, isDigit(bytes[position]) else { throw unexpected() }
    var exponent = 0
    while position < bytes.count, isDigit(bytes[position]) {
      exponent = min(exponent * 10 + Int(bytes[position] - UInt8(ascii: "0")), 1_000_000)
      position += 1
    }
    return sign == UInt8(ascii: "-") ? -exponent : exponent
  }

  private func integer(
    _ digits: DecimalDigits, isNegative: Bool, from start: Int
  ) throws(JSONParsingError) -> JSONNumber {
    if let magnitude = digits.magnitude {
      if !isNegative { return JSONNumber(magnitude) }
      if magnitude <= Int64.min.magnitude { return .integer(Int64(truncatingIfNeeded: 0 &- magnitude)) }
    }
    if let decimal = decimal(from: start) { return decimal }
    return .double(try double(from: start))
  }

  private func decimal(from start: Int) -> JSONNumber? {
    let text = text(from: start)
    guard let decimal = Decimal(string: text), decimal.isFinite else { return nil }
    // Of the text: a decimal holds 38 digits of it, and not the smallest exponents.
    return Double(text).map { .decimal(decimal, nearest: $0) }
  }

  private func double(from start: Int) throws(JSONParsingError) -> Double {
    guard let double = Double(text(from: start)), double.isFinite else { throw error(.numberOutOfRange) }
    return double
  }

  private func text(from start: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether a byte can only occur in a number that is not an integer.
  private func isNumberCharacter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
  }
}

/// The digits of a number without its sign, and the power of ten that they are to be multiplied with.
private struct DecimalDigits {
  /// The value of the digits, or nil when it does not fit 64 bits.
  var magnitude: UInt64? = 0
  var exponent = 0

  mutating func append(_ digit: UInt8) {
    guard let magnitude else { return }
    let (product, overflows) = magnitude.multipliedReportingOverflow(by: 10)
    let (sum, carries) = product.addingReportingOverflow(UInt64(digit))
    self.magnitude = overflows || carries ? nil : sum
  }

  /// The nearest double, or nil when it takes more than one rounding to find it this way: both factors must be exact.
  var double: Double? {
    guard let magnitude, magnitude <= 1 << 53, exponent.magnitude < Self.powersOfTen.count else { return nil }
    let power = Self.powersOfTen[Int(exponent.magnitude)]
    return exponent < 0 ? Double(magnitude) / power : Double(magnitude) * power
  }

  /// All that a double holds exactly.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
