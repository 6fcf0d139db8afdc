import Foundation

extension JSON {
  /// Writes the value as a JSON document.
  ///
  /// - Parameter options: Foundation's writing options.
  /// - Returns: the document in UTF-8.
  /// - Throws: `SwiftyJSONError.invalidJSON` when the value is not an array or object, or contains something that JSON
  ///   can't express: NaN, infinity, a value of unknown type.
  public func rawData(options: JSONSerialization.WritingOptions = []) throws -> Data {
    Data(try bytes(options: options))
  }

  private func bytes(options: JSONSerialization.WritingOptions) throws(SwiftyJSONError) -> [UInt8] {
    guard isContainer else { throw .invalidJSON }
    var writer = JSONWriter(options: options)
    return try writer.write(self)
  }

  /// Returns the value's text: arrays and objects as JSON, pretty printed by default; strings as they are, without
  /// quotes; numbers, booleans and null as in a document.
  ///
  /// - Parameters:
  ///   - encoding: the encoding in which the written bytes, which are UTF-8, are read as text.
  ///   - options: Foundation's writing options.
  /// - Returns: the text, or nil when the value has none.
  public func rawString(
    _ encoding: String.Encoding = .utf8, options: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    switch storage {
    case .null, .absent: "null"
    case .unknown: nil
    case .bool(let bool): String(bool)
    case .number(let number): number.text
    case .string(let string): string
    case .array, .dictionary: (try? bytes(options: options)).flatMap { String(bytes: $0, encoding: encoding) }
    }
  }

  /// Returns the value's text, with the options in a dictionary.
  ///
  /// - Parameter options: the options. `.encoding` and `.jsonSerialization` are the parameters of
  ///   `rawString(_:options:)`. With `.castNilToNSNull` the text is written as SwiftyJSON writes it then: on one line,
  ///   and at most `.maxObjextDepth` levels deep, 10 by default.
  /// - Returns: the text, or nil when the value has none or nests too deep.
  public func rawString(_ options: [writingOptionsKeys: Any]) -> String? {
    let depth = options[.maxObjextDepth] as? Int ?? 10
    guard depth > 0 else { return nil }
    if isContainer, options[.castNilToNSNull] as? Bool == true { return line(limit: depth) }
    return rawString(
      options[.encoding] as? String.Encoding ?? .utf8,
      options: options[.jsonSerialization] as? JSONSerialization.WritingOptions ?? .prettyPrinted
    )
  }

  /// The value on one line; nil when it nests deeper than `limit`.
  private func line(limit: Int, depth: Int = 0) -> String? {
    guard depth < limit else { return nil }
    switch storage {
    case .string(let string):
      return Self.quoted(string)
    case .array(let array, _):
      let elements = DeepRecursion.descend(to: depth) {
        array.compactMap { $0.line(limit: limit, depth: depth + 1) }
      }
      return elements.count == array.count ? "[\(elements.joined(separator: ","))]" : nil
    case .dictionary(let members):
      let dictionary = members.dictionary
      let members = DeepRecursion.descend(to: depth) {
        dictionary.compactMap { key, value in
          value.line(limit: limit, depth: depth + 1).map { "\(Self.quoted(key)): \($0)" }
        }
      }
      return members.count == dictionary.count ? "{\(members.joined(separator: ","))}" : nil
    default:
      return rawString()
    }
  }

  private static func quoted(_ string: String) -> String {
    let escaped = string.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0"..<" ": "\\u" + String(0x10000 + scalar.value, radix: 16).dropFirst()
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension JSON: CustomStringConvertible, CustomDebugStringConvertible {
  /// The pretty printed text, or `unknown` when the value has none.
  public var description: String { rawString() ?? "unknown" }

  /// The same as `description`.
  public var debugDescription: String { description }
}
