import Foundation

/// Writes parameters of any type as names and values, the way that most old clients did: `list[]` for the elements of an
/// array, `outer[inner]` for a dictionary in a dictionary, 1 and 0 for booleans. A nil or null is left out.
enum ParameterFields {
  /// The fields, sorted by name, or nil when `params` is not a dictionary with text keys.
  static func fields(of params: Any) -> [(name: String, value: String)]? {
    (params as? [String: Any]).map { dictionary in
      dictionary.sorted { $0.key < $1.key }.flatMap { fields(named: $0.key, $0.value) }
    }
  }

  private static func fields(named name: String, _ value: Any) -> [(name: String, value: String)] {
    switch value {
    case let dictionary as [String: Any]:
      dictionary.sorted { $0.key < $1.key }.flatMap { fields(named: "\(name)[\($0.key)]", $0.value) }
    case let array as [Any]: array.flatMap { fields(named: name + "[]", $0) }
    case let bool as Bool: [(name, bool ? "1" : "0")]
    case is NSNull: []
    case let optional as any OptionalValue: optional.value.map { fields(named: name, $0) } ?? []
    default: [(name, "\(value)")]
    }
  }
}

/// An Optional inside an `Any`, which would print as `Optional(5)`.
private protocol OptionalValue {
  var value: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var value: Any? { self }
}
