import LegacyJSON

/// A standard container, which is as lenient as the type that contains it.
///
/// The container's own `init(from:)` would fail for one bad element, which SwiftyJSON code drops.
protocol ContainerReading: Decodable {
  /// Reads the container as `.arrayValue` or `.dictionaryValue` does: empty for another type. An exact view throws an
  /// error instead.
  static func decode(from view: DecodingView) throws -> Self

  /// Reads the container as `.array` or `.dictionary` does: nil for another type. In an exact view, nil only for null
  /// or an absent value.
  static func decodeIfPresent(from view: DecodingView) throws -> Self?
}

extension Optional: ContainerReading where Wrapped: Decodable {
  static func decode(from view: DecodingView) throws -> Self {
    try view.decodeIfPresent(Wrapped.self)
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    guard !view.isNull else { return nil }
    return .some(try decode(from: view))
  }
}

extension Array: ContainerReading where Element: Decodable {
  static func decode(from view: DecodingView) throws -> Self {
    let elements = try view.elements()
    let reading = view.session.reading(of: Element.self)
    if case .scalar(let scalar) = reading { return try view.values(scalar, of: elements) }
    var result: Self = []
    result.reserveCapacity(elements.count)
    for (index, json) in elements.enumerated() {
      let key = PathKey.index(index)
      do {
        result.append(try view.decode(Element.self, from: json, at: key, by: reading))
      } catch {
        try view.dropElement(error)
      }
    }
    return result
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    view.isNull || (view.isLenient && view.json.type != .array) ? nil : try decode(from: view)
  }
}

extension Set: ContainerReading where Element: Decodable {
  static func decode(from view: DecodingView) throws -> Self {
    Set(try [Element].decode(from: view))
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    guard let elements = try [Element].decodeIfPresent(from: view) else { return nil }
    return Set(elements)
  }
}

extension Dictionary: ContainerReading where Key: Decodable, Value: Decodable {
  static func decode(from view: DecodingView) throws -> Self {
    // Keys that no object can hold: the dictionary's own `init(from:)` reads an array of keys and values.
    guard let read = DictionaryKeys<Key>.reader else { return try Self(from: try view.exact(spellsKeys: false)) }
    let members = try view.members()
    let reading = view.session.reading(of: Value.self)
    if Key.self == String.self, case .scalar(let scalar) = reading { return try view.values(scalar, of: members) }
    var result = Self(minimumCapacity: members.count)
    for (name, json) in members.dictionary {
      guard let key = read(name) else {
        if view.isLenient { continue }
        throw DecodingError.typeMismatch(
          Key.self,
          DecodingError.Context(
            codingPath: view.codingPath + [PathKey.member(name)],
            debugDescription: "\"\(name)\" is not a \(Key.self)."))
      }
      do {
        result.updateValue(
          try view.decode(Value.self, from: json, at: PathKey.member(name), by: reading), forKey: key)
      } catch {
        try view.dropElement(error)
      }
    }
    return result
  }

  static func decodeIfPresent(from view: DecodingView) throws -> Self? {
    guard !view.isNull else { return nil }
    guard DictionaryKeys<Key>.reader != nil else { return try view.tolerant(Self.self) }
    return view.isLenient && view.json.type != .dictionary ? nil : try decode(from: view)
  }
}

/// Turns an object's keys into the keys of a dictionary.
private enum DictionaryKeys<Key> {
  /// Nil for a type that is neither `String` nor `Int` nor `CodingKeyRepresentable`.
  static var reader: ((String) -> Key?)? {
    if Key.self == String.self { return { $0 as? Key } }
    if Key.self == Int.self { return { Int($0) as? Key } }
    guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *),
      let type = Key.self as? any CodingKeyRepresentable.Type
    else { return nil }
    return { type.init(codingKey: PathKey.member($0)) as? Key }
  }
}
