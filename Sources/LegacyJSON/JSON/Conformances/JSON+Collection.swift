/// Goes over an array's elements, with the index as a string, or over an object's members in no particular order. All
/// other values are empty.
extension JSON: Collection {
  /// A position in the elements or members.
  public typealias Index = JSONRawIndex

  /// An iterator over the elements or members.
  public struct Iterator: IteratorProtocol, Sendable {
    private enum Rest: Sendable {
      case elements(Array<JSON>.Iterator, index: Int)
      case members(Dictionary<String, JSON>.Iterator)
      case nothing
    }

    private var rest: Rest

    fileprivate init(_ json: JSON) {
      rest =
        switch json.storage {
        case .array(let array, _): .elements(array.makeIterator(), index: 0)
        case .dictionary(let members): .members(members.dictionary.makeIterator())
        default: .nothing
        }
    }

    /// The next element with its index as a string, or the next member with its key.
    public mutating func next() -> (String, JSON)? {
      switch rest {
      case .elements(var elements, let index):
        let element = elements.next()
        rest = .elements(elements, index: index + 1)
        return element.map { (String(index), $0) }
      case .members(var members):
        let member = members.next()
        rest = .members(members)
        return member.map { ($0.key, $0.value) }
      case .nothing:
        return nil
      }
    }
  }

  /// Returns an iterator over `(key or index, value)` pairs.
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// The number of elements or members; 0 for all other values.
  public var count: Int {
    switch storage {
    case .array(let array, _): array.count
    case .dictionary(let members): members.count
    default: 0
    }
  }

  /// Whether there are no elements or members; also true for scalars and null.
  public var isEmpty: Bool { count == 0 }

  /// The first position; equal to `endIndex` for scalars and null.
  public var startIndex: Index {
    switch storage {
    case .array(let array, _): .array(array.startIndex)
    case .dictionary(let members): .dictionary(members.dictionary.startIndex)
    default: .null
    }
  }

  /// The position after the last element or member.
  public var endIndex: Index {
    switch storage {
    case .array(let array, _): .array(array.endIndex)
    case .dictionary(let members): .dictionary(members.dictionary.endIndex)
    default: .null
    }
  }

  /// Returns the position after the given one.
  ///
  /// - Parameter index: a position of this value, before its end.
  public func index(after index: Index) -> Index {
    switch (index, storage) {
    case (.array(let index), .array(let array, _)): .array(array.index(after: index))
    case (.dictionary(let index), .dictionary(let members)): .dictionary(members.dictionary.index(after: index))
    default: .null
    }
  }

  /// The element with its index as a string, or the member with its key.
  ///
  /// - Parameter position: a position of this value, before its end. A position of another kind of value gives null.
  public subscript(position: Index) -> (String, JSON) {
    switch (position, storage) {
    case (.array(let index), .array(let array, _)): (String(index), array[index])
    case (.dictionary(let index), .dictionary(let members)): members.dictionary[index]
    default: ("", .null)
    }
  }
}

/// A position in a JSON array or object, with SwiftyJSON's name and cases.
public enum Index<T>: Comparable {
  /// A position in an array.
  case array(Int)
  /// A position in an object.
  case dictionary(Dictionary<String, T>.Index)
  /// The only position in any other value.
  case null

  /// Whether one position is before the other. Positions in different kinds of values are not ordered.
  public static func < (left: Index, right: Index) -> Bool {
    switch (left, right) {
    case (.array(let left), .array(let right)): left < right
    case (.dictionary(let left), .dictionary(let right)): left < right
    default: false
    }
  }
}

extension Index: Sendable where T: Sendable {}

/// A position in a `JSON`.
public typealias JSONIndex = Index<JSON>

/// A position in a `JSON`, under SwiftyJSON's most used name.
public typealias JSONRawIndex = Index<JSON>
