import Foundation
import HTTPTransport

extension String: LosslessDecodable {
  /// Reads a string as it is, a number as it is written without an exponent (`1.50` is "1.5"), or a boolean as "true" or
  /// "false".
  ///
  /// - Parameter container: the container of the value.
  /// - Returns: the string.
  /// - Throws: a `DecodingError` for null, an array or an object.
  public static func losslessValue(from container: any SingleValueDecodingContainer) throws -> String {
    if let text = try? container.decode(String.self) { return text }
    if let bool = try? container.decode(Bool.self) { return String(bool) }
    if let decimal = try? container.decode(Decimal.self) { return decimal.description }
    throw DecodingError.typeMismatch(
      String.self,
      DecodingError.Context(
        codingPath: container.codingPath, debugDescription: "There is no text, no number and no boolean."))
  }
}

extension Bool: LosslessDecodable {
  private static let words = [
    "true": true, "1": true, "yes": true, "false": false, "0": false, "no": false,
  ]

  /// Reads a boolean, the numbers 1 and 0, or a string that says one of these: `true`, `1`, `yes`, `false`, `0`, `no`, in
  /// any case, with white space around it.
  ///
  /// - Parameter container: the container of the value.
  /// - Returns: the boolean.
  /// - Throws: a `DecodingError` for anything else, also for other numbers.
  public static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Bool {
    if let bool = try? container.decode(Bool.self) { return bool }
    let word = try String.losslessValue(from: container).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard let bool = words[word] else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(word)\" is neither true nor false.")
    }
    return bool
  }
}

extension Decimal: LosslessDecodable {
  /// Reads a number, or a string that contains one, with all its digits.
  ///
  /// - Parameter container: the container of the value.
  /// - Returns: the decimal.
  /// - Throws: a `DecodingError` if it is neither.
  public static func losslessValue(from container: any SingleValueDecodingContainer) throws -> Decimal {
    if let number = try? container.decode(Decimal.self) { return number }
    return try container.losslessNumber { text in
      // The initializer reads any text that begins with a number.
      Double(decimal: text) == nil ? nil : Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
  }
}
