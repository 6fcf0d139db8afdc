import Foundation

extension JSON {
  /// The number of a JSON number; a boolean is 1 or 0. Nil for everything else, strings too.
  var exactNumber: JSONNumber? {
    switch storage {
    case .number(let number): number
    case .bool(let bool): .integer(bool ? 1 : 0)
    default: nil
    }
  }

  /// As `exactNumber`, but a string gives the number that it begins with, and everything else is 0.
  var anyNumber: JSONNumber {
    if case .string(let string) = storage { return JSONNumber(prefixOf: string) ?? .integer(0) }
    return exactNumber ?? .integer(0)
  }

  /// Makes the value a number, or null.
  mutating func set(_ number: JSONNumber?) {
    storage = number.map { .number($0) } ?? .null
  }

  /// The number, or nil for other types. A boolean is the number 1 or 0; a string is not a number.
  ///
  /// Setting it makes the value a number, or a boolean where the `NSNumber` is one; nil makes it null.
  public var number: NSNumber? {
    get { exactNumber?.nsNumber }
    set { object = newValue ?? NSNull() }
  }

  /// The number. A string is read by `NSDecimalNumber(string:)`, which takes its longest prefix that is a decimal
  /// number: `"12abc"` is 12, `" 12 "` is 12, `"1,234"` is 1, `"1e3"` is 1000. 0 for everything else.
  public var numberValue: NSNumber {
    get {
      switch storage {
      case .string: NSDecimalNumber(decimal: anyNumber.decimal)
      default: number ?? Self.zero
      }
    }
    set { object = newValue }
  }

  /// The number of what has none: the double 0, as in SwiftyJSON. On Linux, where the text of that is "0.0", the integer.
  private static var zero: NSNumber {
    #if canImport(Darwin)
      NSNumber(value: 0.0)
    #else
      NSNumber(value: 0)
    #endif
  }

  /// The number as a `Double`, or nil for other types. A boolean is 1 or 0.
  ///
  /// This is the double nearest to the number in the document, as `JSONDecoder` reads it. SwiftyJSON's value, and that
  /// of `number?.doubleValue`, can be off by one unit in the last place when the number has more than 17 characters.
  public var double: Double? {
    get { exactNumber?.double }
    set { set(newValue.map { .double($0) }) }
  }

  /// The number as a `Double`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  ///
  /// Rounds to the nearest double, for strings too (`"19.99"` is 19.99). SwiftyJSON's value can be off by one unit in
  /// the last place.
  public var doubleValue: Double {
    get { anyNumber.double }
    set { set(.double(newValue)) }
  }

  /// The number as a `Float`, or nil for other types. A boolean is 1 or 0.
  public var float: Float? {
    get { exactNumber?.float }
    set { set(newValue.map { .float($0) }) }
  }

  /// The number as a `Float`, or the numeric prefix of a string (see `numberValue`); 0 for everything else.
  public var floatValue: Float {
    get { anyNumber.float }
    set { set(.float(newValue)) }
  }
}
