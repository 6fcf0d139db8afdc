/// The types that the accessors of a `JSON` return.
package enum Scalar: String, Sendable, Hashable, CaseIterable {
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uInt = "UInt"
  case uInt8 = "UInt8"
  case uInt16 = "UInt16"
  case uInt32 = "UInt32"
  case uInt64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case bool = "Bool"
  case string = "String"
  case url = "URL"

  /// The scalar of a type's name, or of another name that Foundation has for it.
  package init?(named name: String) {
    guard let found = Scalar(rawValue: name) ?? Self.otherNames[name] else { return nil }
    self = found
  }

  private static let otherNames: [String: Scalar] = [
    "Float32": .float, "Float64": .double, "NSInteger": .int, "TimeInterval": .double,
  ]

  /// Whether the library makes it of a number.
  package var isNumber: Bool { ![.bool, .string, .url].contains(self) }

  /// The accessor without `Value`: `int`, `uInt64`, `url`.
  package var accessor: String {
    switch self {
    case .url: "url"
    default: rawValue.prefix(1).lowercased() + rawValue.dropFirst()
    }
  }

  /// The value that the `…Value` accessor gives for an absent key, as source. Nil for `URL`, which has no such
  /// accessor.
  package var zero: String? {
    switch self {
    case .bool: "false"
    case .string: #""""#
    case .url: nil
    default: "0"
    }
  }
}
