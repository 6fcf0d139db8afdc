extension JSON {
  /// The elements, or nil when the value is not an array.
  public var array: [JSON]? {
    if case .array(let array) = storage { array } else { nil }
  }

  /// The elements; empty when the value is not an array.
  public var arrayValue: [JSON] { array ?? [] }

  /// The elements as Foundation objects, or nil when the value is not an array.
  public var arrayObject: [Any]? { array?.map(\.object) }

  /// The members, or nil when the value is not an object.
  public var dictionary: [String: JSON]? {
    if case .dictionary(let dictionary) = storage { dictionary } else { nil }
  }

  /// The members; empty when the value is not an object.
  public var dictionaryValue: [String: JSON] { dictionary ?? [:] }

  /// The members as Foundation objects, or nil when the value is not an object.
  public var dictionaryObject: [String: Any]? { dictionary?.mapValues(\.object) }
}

/// Iterates over an array's elements, with the index as a string, or over an object's members in no particular order.
/// All other values are empty.
extension JSON: Sequence {
  /// An iterator over `(key or index, value)`.
  public func makeIterator() -> AnyIterator<(String, JSON)> {
    switch storage {
    case .array(let array):
      var elements = array.enumerated().makeIterator()
      return AnyIterator { elements.next().map { (String($0.offset), $0.element) } }
    case .dictionary(let dictionary):
      var members = dictionary.makeIterator()
      return AnyIterator { members.next().map { ($0.key, $0.value) } }
    default:
      return AnyIterator { nil }
    }
  }

  /// The number of elements or members; 0 for all other values.
  public var count: Int {
    switch storage {
    case .array(let array): array.count
    case .dictionary(let dictionary): dictionary.count
    default: 0
    }
  }

  /// Whether there are no elements or members: true for scalars and null as well.
  public var isEmpty: Bool { count == 0 }
}
