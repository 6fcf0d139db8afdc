import Foundation
import HTTPTransport
import LegacyJSON

/// Reads for servers that send a number now as a number and now as a string.
///
/// Unlike `.intValue` they take no half measures: a string must be wholly a number, but for white space around it, and
/// what is none is nil.
extension APIUtil {
  /// Reads an integer.
  ///
  /// - Parameter json: a number, read as by `json.int`, or a string: `"12"`, `" 12\n"` and `"12.9"` are 12; `"12abc"`,
  ///   `"0x10"`, `""` and values that do not fit an `Int` are nil.
  public static func int(_ json: JSON) -> Int? { json.int ?? integer(json) }

  /// Reads a 64-bit integer, by the rules of ``int(_:)``.
  public static func int64(_ json: JSON) -> Int64? { json.int64 ?? integer(json) }

  /// Reads a 32-bit integer, by the rules of ``int(_:)``.
  public static func int32(_ json: JSON) -> Int32? { json.int32 ?? integer(json) }

  /// Reads an unsigned integer, by the rules of ``int(_:)``. A negative *number* wraps, as with `json.uInt`.
  public static func uInt(_ json: JSON) -> UInt? { json.uInt ?? integer(json) }

  /// Reads an unsigned 64-bit integer, by the rules of ``uInt(_:)``.
  public static func uInt64(_ json: JSON) -> UInt64? { json.uInt64 ?? integer(json) }

  /// Reads a floating-point number.
  ///
  /// - Parameter json: a number, read as by `json.double`, or a string that as a whole is a finite number.
  public static func double(_ json: JSON) -> Double? { json.double ?? floatingPoint(json) }

  /// Reads a single-precision floating-point number, by the rules of ``double(_:)``.
  public static func float(_ json: JSON) -> Float? { json.float ?? floatingPoint(json) }

  /// Reads a boolean.
  ///
  /// - Parameter json: a boolean, the number 0 or 1, or one of the strings `"true"`, `"false"`, `"0"` and `"1"`, in
  ///   exactly this case, with or without white space around it. Everything else is nil, unlike with `.boolValue`.
  public static func bool(_ json: JSON) -> Bool? {
    if let bool = json.bool { return bool }
    switch text(json) {
    case "true", "1": return true
    case "false", "0": return false
    default: return json.double == 1 ? true : json.double == 0 ? false : nil
    }
  }

  /// Reads a string.
  ///
  /// - Parameter json: a string, or a number, which is converted to its text.
  public static func string(_ json: JSON) -> String? {
    json.type == .number ? json.stringValue : json.string
  }

  private static func integer<Number: FixedWidthInteger>(_ json: JSON) -> Number? {
    text(json).flatMap { DecimalText.integralPart(of: $0, as: Number.self) }
  }

  private static func floatingPoint<Number: BinaryFloatingPoint>(_ json: JSON) -> Number? {
    text(json).flatMap { Double(decimal: $0) }.map { Number($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func text(_ json: JSON) -> String? {
    json.string?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
