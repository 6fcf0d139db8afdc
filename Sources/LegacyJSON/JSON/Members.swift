/// The members of an object.
package enum Members: Sendable {
  /// By their keys, as they are read and changed everywhere.
  case hashed([String: JSON])
  /// In the order of the document, which is faster to parse and to decode.
  case listed(MemberList)
}

extension JSON.Storage {
  /// The storage of an object.
  static func members(_ members: [String: JSON]) -> JSON.Storage {
    .dictionary(.hashed(members))
  }
}

extension Members {
  /// The number of members.
  package var count: Int {
    switch self {
    case .hashed(let members): members.count
    case .listed(let members): members.names.keys.count
    }
  }

  /// The members by their keys.
  package var dictionary: [String: JSON] {
    switch self {
    case .hashed(let members): members
    case .listed(let members): members.dictionary
    }
  }

  /// Calls a closure with each key and its value, in no particular order.
  ///
  /// - Parameter body: the closure.
  /// - Throws: the closure's error.
  package func visit(_ body: (String, JSON) throws -> Void) rethrows {
    switch self {
    case .hashed(let members): for (key, value) in members { try body(key, value) }
    case .listed(let members):
      for (position, key) in members.names.keys.enumerated() { try body(key, members[position]) }
    }
  }

  /// The keys, in no particular order.
  package var keys: [String] {
    switch self {
    case .hashed(let members): Array(members.keys)
    case .listed(let members): members.names.keys
    }
  }

  /// The value of a member, or nil if there is none with the key.
  package subscript(key: String) -> JSON? {
    switch self {
    case .hashed(let members): members[key]
    case .listed(let members): members.names.position(of: key).map { members[$0] }
    }
  }
}

extension Members {
  /// Returns whether the keys and values are the same, in any order.
  func isEqual(to other: Members) -> Bool {
    dictionary == other.dictionary
  }
}
