import Foundation
import LegacyJSON
import MigrationPlan

/// The occurrences of one key in all observed objects of one type.
struct FieldEvidence: Sendable, Equatable {
  /// The number of observed objects.
  var objects = 0
  /// The number of objects in which the key is present and not null.
  var present = 0
  /// The number of values that a strict decoder reads exactly as the old accessor does.
  var exact = 0
  /// The number of values that `@Lossless` reads exactly as `APIUtil` does: numbers, and strings that contain one.
  var lossless = 0

  var isAlwaysPresent: Bool { objects > 0 && present == objects }
  var isAlwaysExact: Bool { exact == present }
  var isAlwaysLossless: Bool { lossless == present }
}

extension FieldType {
  /// Returns whether Foundation's decoder reads a value of this type without an error, and with the same result as the
  /// old accessor.
  func isExact(_ value: JSON) -> Bool {
    switch self {
    case .scalar(let scalar): scalar.isExact(value)
    case .model: value.type == .dictionary
    case .array(let element): value.array?.allSatisfy(element.isExact) ?? false
    // Only running the rule could tell.
    case .other: false
    }
  }
}

extension Scalar {
  func isExact(_ value: JSON) -> Bool {
    switch self {
    case .bool: value.type == .bool
    case .string: value.type == .string
    case .double, .float: value.type == .number
    // `.url` escapes what `URL(string:)` takes as it is.
    case .url: false
    default: value.type == .number && value.double.map { $0 == $0.rounded() && range.contains($0) } ?? false
    }
  }

  func isLossless(_ value: JSON) -> Bool {
    if isExact(value) { return true }
    guard let text = value.string?.trimmingCharacters(in: .whitespacesAndNewlines), let number = Double(text),
      !text.lowercased().contains("x")  // No server means a hexadecimal number by "0x10", and APIUtil reads none.
    else { return false }
    return Scalar.double == self || Scalar.float == self || (number == number.rounded() && range.contains(number))
  }

  /// The integers of the type that a `Double` can represent exactly. Larger ones are no evidence.
  private var range: ClosedRange<Double> {
    let exactDouble = 9_007_199_254_740_992.0
    return switch self {
    case .int8: -128...127
    case .int16: -32_768...32_767
    case .int32: -2_147_483_648...2_147_483_647
    case .uInt8: 0...255
    case .uInt16: 0...65_535
    case .uInt32: 0...4_294_967_295
    case .uInt, .uInt64: 0...exactDouble
    default: -exactDouble...exactDouble
    }
  }
}
