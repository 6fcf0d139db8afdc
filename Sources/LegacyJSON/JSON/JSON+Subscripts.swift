/// One step into a document: an array's index or an object's key.
public enum JSONKey: Sendable {
  /// The position in an array.
  case index(Int)
  /// The key in an object.
  case key(String)
}

/// What can stand in a subscript of `JSON`: `Int`, `String`, and an enum of keys that wishes to.
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

extension JSON {
  /// The value under a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; or null with an error: `notExist` when the object has no such key, the receiver's own error
  ///   when it has one, else `wrongType`.
  public subscript(key: String) -> JSON {
    guard case .dictionary(let dictionary) = storage else { return JSON(storage: .absent(error ?? .wrongType)) }
    return dictionary[key] ?? JSON(storage: .absent(.notExist))
  }

  /// The value at an index.
  ///
  /// - Parameter index: The index, from zero.
  /// - Returns: The value; or null with an error: `indexOutOfBounds` (negative indices too), the receiver's own error
  ///   when it has one, else `wrongType`.
  public subscript(index: Int) -> JSON {
    guard case .array(let array) = storage else { return JSON(storage: .absent(error ?? .wrongType)) }
    return array.indices.contains(index) ? array[index] : JSON(storage: .absent(.indexOutOfBounds))
  }

  /// The value at the end of a path.
  ///
  /// - Parameter path: Keys and indices, outermost first. The empty path gives the receiver.
  /// - Returns: The value; or null with the first error on the way.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    path.reduce(self) { json, step in
      switch step.jsonKey {
      case .index(let index): json[index]
      case .key(let key): json[key]
      }
    }
  }

  /// The value at the end of a path: `json["items", 0, "id"]` is `json["items"][0]["id"]`.
  ///
  /// - Parameter path: Keys and indices, outermost first.
  /// - Returns: The value; or null with the first error on the way.
  public subscript(path: any JSONSubscriptType...) -> JSON {
    self[path]
  }
}
