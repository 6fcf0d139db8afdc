import Foundation
import LegacyJSON

/// Writes parameters of any type as names and values, the way that most old clients did: `list[]` for the elements of an
/// array, `outer[inner]` for a dictionary in a dictionary, 1 and 0 for booleans. A nil or null is left out.
enum ParameterFields {
  /// The value of a field.
  enum Value {
    case text(String)
    case bytes(Data)
    case file(MultipartFile)
  }

  /// The fields, sorted by name, or nil when `params` is not a dictionary with text keys.
  ///
  /// - Throws: `EncodingError` for a value that has no form, such as a date: the app has to say how it is written.
  static func fields(of params: Any) throws -> [(name: String, value: Value)]? {
    try (params as? [String: Any]).map { try fields(of: $0) { $0 } }
  }

  /// As ``fields(of:)``, for where there is no place for bytes and files: they are errors too.
  static func texts(of params: Any) throws -> [(name: String, value: String)]? {
    try fields(of: params)?.map { name, value in
      switch value {
      case .text(let text): (name, text)
      case .bytes(let bytes): throw unwritable(bytes, as: name)
      case .file(let file): throw unwritable(file, as: name)
      }
    }
  }

  private static func fields(
    of dictionary: [String: Any], name: (String) -> String
  ) throws -> [(name: String, value: Value)] {
    try dictionary.sorted { $0.key < $1.key }.flatMap { try fields(named: name($0.key), $0.value) }
  }

  private static func fields(named name: String, _ value: Any) throws -> [(name: String, value: Value)] {
    switch value {
    case let dictionary as [String: Any]: try fields(of: dictionary) { "\(name)[\($0)]" }
    case let array as [Any]: try array.flatMap { try fields(named: name + "[]", $0) }
    case let file as MultipartFile: [(name, .file(file))]
    case let bytes as Data: [(name, .bytes(bytes))]
    case let json as JSON: try fields(named: name, json.object)
    case let bool as Bool: [(name, .text(bool ? "1" : "0"))]
    case is NSNull: []
    case let optional as any OptionalValue: try optional.value.map { try fields(named: name, $0) } ?? []
    default: [(name, .text(try text(of: value, named: name)))]
    }
  }

  private static func text(of value: Any, named name: String) throws -> String {
    switch value {
    case let text as String: text
    case let value as any LosslessStringConvertible: value.description
    case let number as NSNumber: "\(number)"
    case let number as Decimal: "\(number)"
    case let url as URL: url.absoluteString
    case let identifier as UUID: identifier.uuidString
    default: throw unwritable(value, as: name)
    }
  }

  private static func unwritable(_ value: Any, as name: String) -> EncodingError {
    let description = "The parameter \(name) is of the type \(type(of: value)), which has no form as text."
    return .invalidValue(value, .init(codingPath: [], debugDescription: description))
  }
}

/// An Optional inside an `Any`, which would print as `Optional(5)`.
private protocol OptionalValue {
  var value: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var value: Any? { self }
}
