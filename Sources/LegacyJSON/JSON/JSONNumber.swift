import Foundation

/// A number as exact as it was written: integers up to 64 bits, doubles, and decimals for what neither can hold.
enum JSONNumber: Sendable {
  case integer(Int64)
  /// An integer above `Int64.max`; smaller ones are `integer`.
  case unsigned(UInt64)
  case double(Double)
  /// A `Float` that was handed over as such: its text is shorter than that of the same `Double`.
  case float(Float)
  /// More digits than a double holds, and not written as a 64-bit integer; with the double that is nearest to what was
  /// written.
  indirect case decimal(Decimal, nearest: Double)

  init(_ value: some FixedWidthInteger) {
    if let integer = Int64(exactly: value) {
      self = .integer(integer)
    } else {
      self = .unsigned(UInt64(truncatingIfNeeded: value))
    }
  }

  /// A decimal with the double that is nearest to it.
  init(_ decimal: Decimal) {
    // Foundation's own conversion is off by a unit or two in the last place.
    self = .decimal(decimal, nearest: Double(decimal.description) ?? NSDecimalNumber(decimal: decimal).doubleValue)
  }

  /// The number at the start of a text, as `NSDecimalNumber(string:)` finds it: white space, a sign, digits, a point, an
  /// exponent, and then anything. Nil when there is none, and when it is out of a decimal's range (`"1e200"`).
  init?(prefixOf text: String) {
    // A shortcut that gives the same: these are exact in every type.
    if text.utf8.count <= 15, let integer = Int64(text) {
      self = .integer(integer)
    } else if let decimal = Decimal(string: text), !decimal.isNaN {
      self.init(decimal)
    } else {
      return nil
    }
  }
}

// MARK: - As other types

extension JSONNumber {
  /// The number's text: `1`, `1.0`, `1e+20`, the same on every platform (upstream's on Linux).
  var text: String {
    switch self {
    case .integer(let value): String(value)
    case .unsigned(let value): String(value)
    case .double(let value): value.description
    case .float(let value): value.description
    case .decimal(let value, _): value.description
    }
  }

  /// The result of `NSNumber.boolValue` on Linux: false also for fractions that truncate to zero.
  var bool: Bool {
    switch self {
    case .decimal(let value, _): !value.isZero
    default: int64 != 0
    }
  }

  /// The nearest double, as `JSONDecoder` and `Double(text)` have it.
  var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .float(let value): Double(value)
    case .decimal(_, let nearest): nearest
    }
  }

  var float: Float {
    switch self {
    case .integer(let value): Float(value)
    case .unsigned(let value): Float(value)
    case .double(let value): Float(value)
    case .float(let value): value
    case .decimal: Float(double)
    }
  }

  var decimal: Decimal {
    switch self {
    case .integer(let value): Decimal(value)
    case .unsigned(let value): Decimal(value)
    case .double(let value): Decimal(value)
    case .float(let value): Decimal(Double(value))
    case .decimal(let value, _): value
    }
  }

  var nsNumber: NSNumber {
    switch self {
    case .integer(let value): NSNumber(value: value)
    case .unsigned(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .float(let value): NSNumber(value: value)
    case .decimal(let value, _): NSDecimalNumber(decimal: value)
    }
  }
}

// MARK: - As integers

extension JSONNumber {
  /// Truncates fractions and wraps what is too large: 1.9 is 1, 2^63 is `Int64.min`. Doubles out of range and NaN are
  /// `Int64.min` too. The narrower types take the low bits of this.
  var int64: Int64 {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(bitPattern: value)
    case .double(let value): Int64(exactly: value.rounded(.towardZero)) ?? .min
    case .float(let value): Int64(exactly: value.rounded(.towardZero)) ?? .min
    case .decimal(let value, _): Int64(bitPattern: Self.wrapped(value))
    }
  }

  /// As `int64`, but doubles wrap modulo 2^64 up to 2^127, and saturate beyond.
  var uInt64: UInt64 {
    switch self {
    case .double(let value): Self.wrapped(value)
    case .float(let value): Self.wrapped(Double(value))
    default: UInt64(bitPattern: int64)
    }
  }

  private static func wrapped(_ value: Double) -> UInt64 {
    guard !value.isNaN else { return UInt64(bitPattern: .min) }
    guard value.magnitude < 0x1p127 else { return value > 0 ? .max : 0 }
    let remainder = value.rounded(.towardZero).truncatingRemainder(dividingBy: 0x1p64)
    let magnitude = UInt64(exactly: remainder.magnitude) ?? 0
    return remainder < 0 ? 0 &- magnitude : magnitude
  }

  /// The result of `NSDecimalNumber` on Linux: the magnitude of the integral part modulo 2^64, or zero when the
  /// exponent is above 20. Trailing zeros beyond 128 bits do not count. The sign is lost when the result is above 2^63.
  private static func wrapped(_ value: Decimal) -> UInt64 {
    guard value.exponent <= 20 else { return 0 }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for character in value.description.utf8 where character != UInt8(ascii: "-") {
      guard character != UInt8(ascii: ".") else { break }
      let product = low.multipliedFullWidth(by: 10)
      let (sum, carries) = product.low.addingReportingOverflow(UInt64(character - UInt8(ascii: "0")))
      let (shifted, overflows) = high.multipliedReportingOverflow(by: 10)
      let (nextHigh, overflowsToo) = shifted.addingReportingOverflow(product.high + (carries ? 1 : 0))
      guard !overflows, !overflowsToo else { break }
      (high, low) = (nextHigh, sum)
    }
    return value.isSignMinus && low <= 1 << 63 ? 0 &- low : low
  }
}

// MARK: - Order

extension JSONNumber: Comparable {
  /// Compares integers and decimals exactly, and any number with a double by their doubles. NaN equals NaN, as
  /// `NSNumber.compare` says.
  static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left == right
    case (.unsigned(let left), .unsigned(let right)): left == right
    case (.integer, .unsigned), (.unsigned, .integer): false
    case (.decimal(let left, _), .decimal(let right, _)): left == right
    case (.integer, .decimal), (.unsigned, .decimal), (.decimal, .integer), (.decimal, .unsigned):
      left.double == right.double && left.decimal == right.decimal
    default: left.double == right.double || (left.double.isNaN && right.double.isNaN)
    }
  }

  /// As `==` compares; NaN is less than every number, as `NSNumber.compare` says.
  static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.unsigned(let left), .unsigned(let right)): left < right
    case (.integer, .unsigned): true
    case (.unsigned, .integer): false
    case (.decimal(let left, _), .decimal(let right, _)): left < right
    case (.integer, .decimal), (.unsigned, .decimal), (.decimal, .integer), (.decimal, .unsigned):
      // Decimals of very different size are not aligned: the doubles tell them apart.
      left.double == right.double ? left.decimal < right.decimal : left.double < right.double
    default: left.double < right.double || (left.double.isNaN && !right.double.isNaN)
    }
  }
}
