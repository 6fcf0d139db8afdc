/// False when the document does not say.
public typealias DefaultFalse = Default<DefaultValues.False>

/// True when the document does not say.
public typealias DefaultTrue = Default<DefaultValues.True>

/// 0 when the document has no number.
public typealias DefaultZero<Number: Numeric> = Default<DefaultValues.Zero<Number>>

/// An empty text when the document has none.
public typealias DefaultEmptyString = Default<DefaultValues.EmptyString>

/// An empty array as the default. One bad element makes the array empty; to drop only that element, use ``LossyArray``.
public typealias DefaultEmptyArray<Element> = Default<DefaultValues.EmptyArray<Element>>

/// An empty dictionary as the default.
public typealias DefaultEmptyDictionary<Key: Hashable, Value> = Default<DefaultValues.EmptyDictionary<Key, Value>>

/// An empty set when the document has none.
public typealias DefaultEmptySet<Element: Hashable> = Default<DefaultValues.EmptySet<Element>>

/// The defaults of the family.
public enum DefaultValues {
  /// False.
  public enum False: DefaultProviding {
    public static var defaultValue: Bool { false }
  }

  /// True.
  public enum True: DefaultProviding {
    public static var defaultValue: Bool { true }
  }

  /// 0.
  public enum Zero<Number: Numeric>: DefaultProviding {
    public static var defaultValue: Number { .zero }
  }

  /// An empty text.
  public enum EmptyString: DefaultProviding {
    public static var defaultValue: String { "" }
  }

  /// An empty array.
  public enum EmptyArray<Element>: DefaultProviding {
    public static var defaultValue: [Element] { [] }
  }

  /// An empty dictionary.
  public enum EmptyDictionary<Key: Hashable, Value>: DefaultProviding {
    public static var defaultValue: [Key: Value] { [:] }
  }

  /// An empty set.
  public enum EmptySet<Element: Hashable>: DefaultProviding {
    public static var defaultValue: Set<Element> { [] }
  }
}
