extension JSON: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral value: String) {
    self.init(storage: .string(value))
  }
}

extension JSON: ExpressibleByIntegerLiteral {
  /// An integer.
  public init(integerLiteral value: Int) {
    self.init(storage: .number(.integer(Int64(value))))
  }
}

extension JSON: ExpressibleByFloatLiteral {
  /// A double.
  public init(floatLiteral value: Double) {
    self.init(storage: .number(.double(value)))
  }
}

extension JSON: ExpressibleByBooleanLiteral {
  /// A boolean.
  public init(booleanLiteral value: Bool) {
    self.init(storage: .bool(value))
  }
}

extension JSON: ExpressibleByArrayLiteral {
  /// An array, of anything that `JSON(_:)` takes.
  public init(arrayLiteral elements: Any...) {
    self.init(elements)
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// An object, of anything that `JSON(_:)` takes; of equal keys the last one counts.
  public init(dictionaryLiteral elements: (String, Any)...) {
    self.init(Dictionary(elements) { _, last in last })
  }
}
