extension JSON: ExpressibleByStringLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) {
    self.init(storage: .string(value))
  }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// Makes an integer.
  public init(integerLiteral value: Int) {
    self.init(storage: .number(.integer(Int64(value))))
  }
}

extension JSON: ExpressibleByFloatLiteral {
  /// Makes a double.
  public init(floatLiteral value: Double) {
    self.init(storage: .number(.double(value)))
  }
}

extension JSON: ExpressibleByBooleanLiteral {
  /// Makes a boolean.
  public init(booleanLiteral value: Bool) {
    self.init(storage: .bool(value))
  }
}

extension JSON: ExpressibleByArrayLiteral {
  /// Makes an array of values that `JSON(_:)` accepts.
  public init(arrayLiteral elements: Any...) {
    self.init(elements)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Makes an object of values that `JSON(_:)` accepts; of duplicate keys the last one wins.
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements) { _, last in last })
  }
}
