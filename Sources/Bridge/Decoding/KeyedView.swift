import LegacyJSON

/// An object, as the container of a type's properties.
struct KeyedView<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let view: DecodingView
  let members: [String: JSON]

  var codingPath: [any CodingKey] { view.codingPath }

  /// The keys by which the members can be asked for, in the order of the document's keys, sorted.
  var allKeys: [Key] {
    members.keys.sorted().compactMap { name in
      candidates(for: name).lazy.compactMap { Key(stringValue: $0) }.first
    }
  }

  func contains(_ key: Key) -> Bool {
    member(key) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    guard let json = member(key) else {
      if view.isLenient { return true }
      throw notFound(key)
    }
    return json.type == .null
  }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    let json = member(key)
    guard json != nil || (view.isLenient && view.session.reading(of: type).toleratesAbsence) else {
      throw notFound(key)
    }
    return try child(json, key).decode(type)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try child(member(key), key).decodeIfPresent(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try nested(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try nested(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try view.nested(members["super"] ?? view.json["super"], at: PathKey.member("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    try view.nested(member(key) ?? absent(key), at: key)
  }
}

// MARK: - Members

extension KeyedView {
  /// The member that a key stands for.
  private func member(_ key: Key) -> JSON? {
    if let json = members[documentKey(key)] { return json }
    guard !view.isLenient, view.spellsKeys, view.spelling == .snakeCase else { return nil }
    // Written for `convertFromSnakeCase`, which maps several keys to one; Foundation takes the first in the document.
    let name = members.keys.filter { view.session.camelCase($0) == key.stringValue }.min()
    return name.flatMap { members[$0] }
  }

  private func documentKey(_ key: Key) -> String {
    guard view.spellsKeys else { return key.stringValue }
    return view.session.documentKey(for: key.stringValue, in: view.spelling)
  }

  /// The spellings of a key under which `member` finds the document's.
  private func candidates(for name: String) -> [String] {
    guard view.spellsKeys, view.spelling == .snakeCase else { return [name] }
    let camelCase = view.session.camelCase(name)
    guard view.isLenient else { return [camelCase, name] }
    return [camelCase, name].filter { view.session.documentKey(for: $0, in: .snakeCase) == name }
  }

  private func absent(_ key: Key) -> JSON {
    view.json[documentKey(key)]
  }

  private func child(_ json: JSON?, _ key: Key) -> DecodingView {
    view.child(json ?? absent(key), at: key)
  }

  private func nested(_ key: Key) throws -> DecodingView {
    let json = member(key)
    guard json != nil || view.isLenient else { throw notFound(key) }
    return try view.nested(json ?? absent(key), at: key)
  }

  private func notFound(_ key: Key) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(codingPath: codingPath, debugDescription: "There is no \"\(documentKey(key))\"."))
  }

  /// A scalar that has to be there.
  func required<S: ScalarReading>(_ type: S.Type, _ key: Key) throws -> S {
    try view.session.check()
    let json = member(key)
    guard json != nil || view.isLenient else { throw notFound(key) }
    if view.isLenient, let value = S.coerced(from: json ?? .null) { return value }
    return try child(json, key).required(type)
  }

  /// A scalar that may be missing.
  func optional<S: ScalarReading>(_ type: S.Type, _ key: Key) throws -> S? {
    try view.session.check()
    let json = member(key)
    if let value = S.accessor(json ?? .null) { return value }
    return view.isLenient ? nil : try child(json, key).optional(type)
  }
}
