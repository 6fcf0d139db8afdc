/// False when the document does not say.
public typealias DefaultFalse = DefaultValue<Bool>

/// True when the document does not say.
public typealias DefaultTrue = DefaultValue<TrueAsDefault>

/// 0 when the document has no number.
public typealias DefaultZero<Number: Numeric> = DefaultValue<ZeroAsDefault<Number>>

/// An empty text when the document has none.
public typealias DefaultEmptyString = DefaultValue<String>

/// An empty array as the default. One bad element makes the array empty; to drop only that element, use ``LossyArray``.
public typealias DefaultEmptyArray<Element> = DefaultValue<[Element]>

/// An empty dictionary as the default.
public typealias DefaultEmptyDictionary<Key: Hashable, Value> = DefaultValue<[Key: Value]>

/// An empty set when the document has none.
public typealias DefaultEmptySet<Element: Hashable> = DefaultValue<Set<Element>>

/// The default of ``DefaultTrue``.
public enum TrueAsDefault: DefaultProviding {
  /// True.
  public static var decodingDefault: Bool { true }
}

/// The default of ``DefaultZero``.
public enum ZeroAsDefault<Number: Numeric>: DefaultProviding {
  /// Zero.
  public static var decodingDefault: Number { .zero }
}

extension Bool: DefaultProviding {
  /// False.
  public static var decodingDefault: Bool { false }
}

extension String: DefaultProviding {
  /// An empty text.
  public static var decodingDefault: String { "" }
}

extension Array: DefaultProviding {
  /// An empty array.
  public static var decodingDefault: [Element] { [] }
}

extension Dictionary: DefaultProviding {
  /// An empty dictionary.
  public static var decodingDefault: [Key: Value] { [:] }
}

extension Set: DefaultProviding {
  /// An empty set.
  public static var decodingDefault: Set<Element> { [] }
}
