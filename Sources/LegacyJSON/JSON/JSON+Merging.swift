extension JSON {
  /// Merges another value into this one: members of objects are merged recursively, elements of arrays are appended,
  /// and any other value, null too, replaces this one.
  ///
  /// - Parameter other: the value to merge.
  /// - Throws: `SwiftyJSONError.wrongType` when the two values have different types. At deeper levels, a value of a
  ///   different type is replaced.
  public mutating func merge(with other: JSON) throws {
    guard type == other.type else { throw SwiftyJSONError.wrongType }
    takeIn(other)
  }

  /// Returns this value merged with another, as `merge(with:)` does it.
  ///
  /// - Parameter other: the value to merge.
  /// - Throws: `SwiftyJSONError.wrongType` when the two values have different types.
  public func merged(with other: JSON) throws -> JSON {
    var result = self
    try result.merge(with: other)
    return result
  }

  private mutating func takeIn(_ other: JSON) {
    switch (storage, other.storage) {
    case (.dictionary, .dictionary(let others)):
      var members = dictionaryValue
      storage = .null  // so that nobody else holds the members, and they are changed in place
      for (key, value) in others.dictionary { members[key, default: .null].takeIn(value) }
      storage = .members(members)
    case (.array(let elements, _), .array(let others, _)):
      storage = .elements(elements + others)
    default:
      self = other.written
    }
  }
}
