extension JSON {
  /// Takes another value in: the members of objects one by one and all the way down, the elements of arrays behind its
  /// own, and everything else in its own value's place, null too.
  ///
  /// - Parameter other: The value to take in.
  /// - Throws: `SwiftyJSONError.wrongType` when the two are of different types. Further down the other's value replaces
  ///   one of another type.
  public mutating func merge(with other: JSON) throws {
    guard type == other.type else { throw SwiftyJSONError.wrongType }
    takeIn(other)
  }

  /// What `merge(with:)` makes of this value.
  ///
  /// - Parameter other: The value to take in.
  /// - Throws: `SwiftyJSONError.wrongType` when the two are of different types.
  public func merged(with other: JSON) throws -> JSON {
    var result = self
    try result.merge(with: other)
    return result
  }

  private mutating func takeIn(_ other: JSON) {
    switch (storage, other.storage) {
    case (.dictionary(var members), .dictionary(let others)):
      storage = .null  // so that nobody else holds the members, and they are changed in place
      for (key, value) in others { members[key, default: .null].takeIn(value) }
      storage = .dictionary(members)
    case (.array(let elements, _), .array(let others, _)):
      storage = .elements(elements + others)
    default:
      self = other.written
    }
  }
}
