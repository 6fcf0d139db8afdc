extension JSON {
  /// The value under a key.
  ///
  /// Writing puts a value there, in an object; in anything else it has no effect. An absent value is written as null.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; or null with an error: `notExist` when the object has no such key, the receiver's own error
  ///   when it has one, else `wrongType`.
  public subscript(key: String) -> JSON {
    get {
      guard case .dictionary(let dictionary) = storage else { return JSON(storage: .absent(error ?? .wrongType)) }
      return dictionary[key] ?? JSON(storage: .absent(.notExist))
    }
    set {
      changeMembers { $0[key] = newValue.written }
    }
  }

  /// The value at an index.
  ///
  /// Writing puts a value there, in an array that has the index; otherwise it has no effect. An absent value is written
  /// as null.
  ///
  /// - Parameter index: The index, from zero.
  /// - Returns: The value; or null with an error: `indexOutOfBounds` (negative indices too), the receiver's own error
  ///   when it has one, else `wrongType`.
  public subscript(index: Int) -> JSON {
    get {
      guard case .array(let array) = storage else { return JSON(storage: .absent(error ?? .wrongType)) }
      return array.indices.contains(index) ? array[index] : JSON(storage: .absent(.indexOutOfBounds))
    }
    set {
      changeElement(at: index) { $0 = newValue.written }
    }
  }

  /// The value at the end of a path.
  ///
  /// Writing has no effect when a container on the way is missing: `json["a", "b"] = 1` makes no `a`. (But
  /// `json["a"]["b"] = 1` makes an `a` that is null, as in SwiftyJSON: it reads `a`, and writes it back.)
  ///
  /// - Parameter path: Keys and indices, outermost first. The empty path gives the receiver, and cannot be written.
  /// - Returns: The value; or null with the first error on the way.
  public subscript(path: [any JSONSubscriptType]) -> JSON {
    get {
      path.reduce(self) { json, step in
        switch step.jsonKey {
        case .index(let index): json[index]
        case .key(let key): json[key]
        }
      }
    }
    set {
      write(newValue.written, at: path[...])
    }
  }

  /// The value at the end of a path: `json["items", 0, "id"]` is `json["items"][0]["id"]`.
  ///
  /// - Parameter path: Keys and indices, outermost first.
  /// - Returns: The value; or null with the first error on the way.
  public subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }
}

extension JSON {
  /// What is written for this value into a container: errors, and what JSON cannot express, become null.
  var written: JSON {
    error == nil ? self : .null
  }

  private mutating func write(_ value: JSON, at path: ArraySlice<any JSONSubscriptType>) {
    guard let step = path.first?.jsonKey else { return }
    let rest = path.dropFirst()
    switch step {
    case .key(let key) where rest.isEmpty: self[key] = value
    case .key(let key): changeMembers { $0[key]?.write(value, at: rest) }
    case .index(let index) where rest.isEmpty: self[index] = value
    case .index(let index): changeElement(at: index) { $0.write(value, at: rest) }
    }
  }

  private mutating func changeMembers(_ change: (inout [String: JSON]) -> Void) {
    guard case .dictionary(var members) = storage else { return }
    storage = .null  // so that nobody else holds the members, and they are changed in place
    change(&members)
    storage = .dictionary(members)
  }

  private mutating func changeElement(at index: Int, _ change: (inout JSON) -> Void) {
    guard case .array(var elements) = storage, elements.indices.contains(index) else { return }
    storage = .null  // as above
    change(&elements[index])
    storage = .array(elements)
  }
}
