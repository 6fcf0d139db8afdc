extension JSON {
  /// The value under a key, or at an index.
  ///
  /// Assigning sets a member of an object, or an element of an array that has the index; on any other value it has no
  /// effect. Assigning an absent value writes null.
  ///
  /// One subscript takes every kind of step. An overload for `String`, which the compiler would prefer, makes a sum of
  /// four terms take seconds to type-check.
  ///
  /// - Parameter step: the key or the index, from zero.
  /// - Returns: the value, or null with an error: `notExist` when the object has no such key, `indexOutOfBounds` for an
  ///   index out of range (negative ones included), the receiver's own error when it has one, else `wrongType`.
  public subscript(step: any JSONSubscriptType) -> JSON {
    get { self[step.jsonKey] }
    set { self[step.jsonKey] = newValue }
  }

  /// The value at the end of a path.
  ///
  /// Assigning has no effect when a container on the way is missing: `json["a", "b"] = 1` does not create `a`. (But
  /// `json["a"]["b"] = 1` creates an `a` that is null, as in SwiftyJSON: it reads `a` and writes it back.)
  ///
  /// - Parameter path: keys and indices, outermost first. The empty path gives the receiver and can't be assigned.
  /// - Returns: the value; or null with the first error on the way.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { json, step in json[step.jsonKey] } }
    set { write(newValue.written, at: path[...]) }
  }

  /// The value at the end of a path: `json["items", 0, "id"]` is `json["items"][0]["id"]`.
  ///
  /// - Parameters:
  ///   - first: the outermost key or index.
  ///   - second: the next one.
  ///   - rest: the remaining ones.
  /// - Returns: the value; or null with the first error on the way.
  public subscript(first: any JSONSubscriptType, second: any JSONSubscriptType, rest: any JSONSubscriptType...) -> JSON
  {
    get { self[[first, second] + rest] }
    set { self[[first, second] + rest] = newValue }
  }
}

extension JSON {
  /// The value under a key. For key paths, whose subscript arguments must be hashable:
  /// `documents.map(\.["name"].string)`.
  ///
  /// - Parameter key: the key.
  /// - Returns: the same value as the subscript for any step.
  @_disfavoredOverload
  public subscript(key: String) -> JSON { self[member: key] }

  private subscript(step: JSONKey) -> JSON {
    get {
      switch step {
      case .index(let index): self[element: index]
      case .key(let key): self[member: key]
      }
    }
    set {
      switch step {
      case .index(let index): self[element: index] = newValue
      case .key(let key): self[member: key] = newValue
      }
    }
  }

  /// The value under a key.
  subscript(member key: String) -> JSON {
    get {
      guard case .dictionary(let members) = storage else { return JSON(storage: .absent(error ?? .wrongType)) }
      return members[key] ?? JSON(storage: .absent(.notExist))
    }
    set {
      changeMembers { $0[key] = newValue.written }
    }
  }

  /// The value at an index.
  subscript(element index: Int) -> JSON {
    get {
      guard case .array(let array, _) = storage else { return JSON(storage: .absent(error ?? .wrongType)) }
      return array.indices.contains(index) ? array[index] : JSON(storage: .absent(.indexOutOfBounds))
    }
    set {
      changeElement(at: index) { $0 = newValue.written }
    }
  }
}

extension JSON {
  /// The value as it is stored in a container: errors, and values that JSON can't express, become null.
  var written: JSON {
    error == nil ? self : .null
  }

  private mutating func write(_ value: JSON, at path: ArraySlice<any JSONSubscriptType>) {
    guard let step = path.first?.jsonKey else { return }
    let rest = path.dropFirst()
    guard !rest.isEmpty else {
      self[step] = value
      return
    }
    // A slice keeps the indices of the whole path.
    DeepRecursion.descend(to: path.startIndex) {
      switch step {
      case .key(let key): changeMembers { $0[key]?.write(value, at: rest) }
      case .index(let index): changeElement(at: index) { $0.write(value, at: rest) }
      }
    }
  }

  private mutating func changeMembers(_ change: (inout [String: JSON]) -> Void) {
    guard var members = dictionary else { return }
    storage = .null  // so that nobody else holds the members, and they are changed in place
    change(&members)
    storage = .members(members)
  }

  private mutating func changeElement(at index: Int, _ change: (inout JSON) -> Void) {
    guard case .array(var elements, _) = storage, elements.indices.contains(index) else { return }
    storage = .null  // as above
    change(&elements[index])
    storage = .elements(elements)
  }
}
