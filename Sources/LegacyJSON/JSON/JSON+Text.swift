import Foundation

extension JSON {
  /// Writes the value as a JSON document.
  ///
  /// - Parameter options: Foundation's writing options.
  /// - Returns: The document in UTF-8.
  /// - Throws: `SwiftyJSONError.invalidJSON` when the value is not an array or object, or when something inside has no
  ///   JSON form: NaN, infinity, a value of unknown type.
  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    let object = object
    guard !containsUnknown, JSONSerialization.isValidJSONObject(object) else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(withJSONObject: object, options: options)
  }

  /// The value's text: arrays and objects as JSON, pretty printed unless told otherwise; strings as they are, without
  /// quotes; numbers, booleans and null as in a document.
  ///
  /// - Parameters:
  ///   - encoding: How the written bytes are understood; UTF-8 is what they are.
  ///   - options: Foundation's writing options.
  /// - Returns: The text, or nil when the value has none.
  public func rawString(
    _ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    switch storage {
    case .null, .absent: "null"
    case .unknown: nil
    case .bool(let bool): String(bool)
    case .number(let number): number.text
    case .string(let string): string
    case .array, .dictionary: (try? rawData(options: options)).flatMap { String(data: $0, encoding: encoding) }
    }
  }

  private var containsUnknown: Bool {
    switch storage {
    case .unknown: true
    case .array(let array): array.contains { $0.containsUnknown }
    case .dictionary(let dictionary): dictionary.values.contains { $0.containsUnknown }
    default: false
    }
  }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// The pretty printed text, or `unknown` when the value has none.
  public var description: String { rawString() ?? "unknown" }

  /// The same as `description`.
  public var debugDescription: String { description }
}
