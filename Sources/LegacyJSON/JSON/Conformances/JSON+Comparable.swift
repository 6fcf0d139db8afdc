/// Values are equal when their types are and their contents are: 1 is 1.0, but `true` is not 1 and `"1"` is not 1. Only
/// two numbers, or two strings, have an order.
///
/// SwiftyJSON's rules. An absent value equals `JSON.null`; a value of unknown type equals nothing, itself included.
extension JSON: Comparable {
  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - left: one value.
  ///   - right: the other.
  public static func == (left: JSON, right: JSON) -> Bool {
    switch (left.storage, right.storage) {
    case (.null, .null), (.null, .absent), (.absent, .null), (.absent, .absent): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.array(let left, _), .array(let right, _)): left == right
    case (.dictionary(.hashed(let left)), .dictionary(.hashed(let right))): left == right
    case (.dictionary(let left), .dictionary(let right)): left.isEqual(to: right)
    default: false
    }
  }

  /// Whether both are numbers or both are strings, and the left one is less.
  public static func < (left: JSON, right: JSON) -> Bool {
    switch (left.storage, right.storage) {
    case (.number(let left), .number(let right)): left < right
    case (.string(let left), .string(let right)): left < right
    default: false
    }
  }

  /// Whether the right one is less.
  public static func > (left: JSON, right: JSON) -> Bool {
    right < left
  }

  /// Whether the left one is less, or both are equal. Not the negation of `>`, as most values are not ordered.
  public static func <= (left: JSON, right: JSON) -> Bool {
    left < right || left == right
  }

  /// Whether the right one is less, or both are equal. Not the negation of `<`, as most values are not ordered.
  public static func >= (left: JSON, right: JSON) -> Bool {
    right < left || left == right
  }
}
