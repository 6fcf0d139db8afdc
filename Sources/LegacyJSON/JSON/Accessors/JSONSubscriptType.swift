/// One step into a document: an array's index or an object's key.
public enum JSONKey: Sendable {
  /// The position in an array.
  case index(Int)
  /// The key in an object.
  case key(String)
}

/// A type that can be used in a subscript of `JSON`: `Int`, `String`, or an enum of keys that adopts the protocol.
///
/// ```swift
/// enum Field: String, JSONSubscriptType {
///   case name
///   var jsonKey: JSONKey { .key(rawValue) }
/// }
/// let name = json[Field.name].string
/// ```
public protocol JSONSubscriptType {
  /// The step that the value stands for.
  var jsonKey: JSONKey { get }
}

extension Int: JSONSubscriptType {
  /// The array index.
  public var jsonKey: JSONKey { .index(self) }
}

extension String: JSONSubscriptType {
  /// The object's key.
  public var jsonKey: JSONKey { .key(self) }
}
