import LegacyJSON

/// The members of an object, which are read by the coding keys of one type.
extension DecodingView {
  /// Whether coding keys are paths through the document.
  private var takesPaths: Bool { spelling == .paths && spellsKeys }

  /// The member that a coding key stands for.
  func member(_ codingKey: String) -> JSON? {
    if let place = place(codingKey) { return place.exists() ? place : nil }
    if takesPaths { return value(at: codingKey) }
    if let json = member(named: documentKey(codingKey)) { return json }
    guard findsConvertedKeys, spellsKeys, spelling == .snakeCase, let members = json.members else { return nil }
    // Written for `convertFromSnakeCase`, which maps several keys to one; Foundation takes the first in the document.
    let name = members.keys.filter { session.camelCase($0) == codingKey }.min()
    return name.flatMap { members[$0] }
  }

  /// Whether the type reads its optional properties as `NeverNil`.
  var areNeverNil: Bool { properties?.areNeverNil == true }

  /// The value where a rule of the type says that a property is; nil where none does.
  private func place(_ codingKey: String) -> JSON? {
    guard let place = properties?.places[codingKey] else { return nil }
    return place.reduce(json) { json, step in
      switch step {
      case .index(let index): json[index]
      case .key(let key): json[key]
      }
    }
  }

  /// Returns the member with a document's key, and expects the next one behind it.
  private func member(named name: String) -> JSON? {
    guard let listedMembers else { return json.members?[name] }
    var position = expectedPosition
    let member = listedMembers.value(for: name, expectedAt: &position)
    expectedPosition = position
    return member
  }

  /// Returns the document's key for a coding key that is about to be read.
  private func documentKey(_ codingKey: String) -> String {
    guard let keyOrder else { return spelled(codingKey) }
    var index = turn
    let end = min(index + KeyOrder.reach, knownKeys.count)
    while index < end {
      if knownKeys[index].codingKey == codingKey {
        turn = index + 1
        return knownKeys[index].documentKey
      }
      index += 1
    }
    let documentKey = spelled(codingKey)
    if keyOrder.append((codingKey, documentKey), turn: turn) { turn += 1 }
    return documentKey
  }

  /// Returns the document's key for a coding key.
  private func spelled(_ codingKey: String) -> String {
    spellsKeys ? session.documentKey(for: codingKey, in: spelling) : codingKey
  }

  /// Returns the value at the end of a path, or nil if there is none.
  private func value(at path: String) -> JSON? {
    let json = end(of: path)
    return json.exists() ? json : nil
  }

  /// Returns the value at the end of a path, as chained subscripts read it: null with an error if a step finds nothing.
  private func end(of path: String) -> JSON {
    path.split(separator: ".", omittingEmptySubsequences: false).reduce(json) { json, step in
      let isIndex = step.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if isIndex, let index = Int(step) { return json[index] }
      return json[String(step)]
    }
  }

  /// Returns the spellings of a key under which `member` finds the document's key.
  func candidates(for name: String) -> [String] {
    guard spellsKeys, spelling == .snakeCase else { return [name] }
    let camelCase = session.camelCase(name)
    guard !findsConvertedKeys else { return [camelCase, name] }
    return [camelCase, name].filter { session.documentKey(for: $0, in: .snakeCase) == name }
  }

  /// Returns whether a type can be decoded from an absent member.
  func toleratesAbsence(of reading: TypeReading) -> Bool {
    isLenient && (session.decoder.leniency == .everyObject || reading.toleratesAbsence)
  }

  /// Returns the result of a subscript with a missing key: null, with the error.
  func absent(_ key: some CodingKey) -> JSON {
    if let place = place(key.stringValue) { return place }
    // The document may have a key with the same dots, which is not what the path means.
    return takesPaths ? end(of: key.stringValue) : json[spelled(key.stringValue)]
  }

  /// Returns the view of a member for a nested container or decoder.
  func nested(_ key: some CodingKey) throws -> DecodingView {
    let json = member(key.stringValue)
    guard json != nil || isLenient else { throw notFound(key) }
    return try nested(json ?? absent(key), at: key)
  }

  func notFound(_ key: some CodingKey) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(
        codingPath: codingPath, debugDescription: "There is no \"\(spelled(key.stringValue))\"."))
  }
}

// MARK: - Scalars

extension DecodingView {
  /// Reads a required scalar. Returns nil if it is absent, or of another type.
  func required<S: ScalarReading>(_ type: S.Type, _ codingKey: String) throws -> S? {
    if let reading = properties?.readings[codingKey] {
      return try reading.value(in: self, at: PathKey.member(codingKey)) as S
    }
    let json = member(codingKey)
    if isLenient, !requiresValues, let value = S.coerced(from: json ?? .null) { return value }
    return json.flatMap(S.accessor)
  }

  /// Reads an optional scalar. The outer optional is nil for a value of another type.
  func optional<S: ScalarReading>(_ type: S.Type, _ codingKey: String) throws -> S?? {
    if let reading = properties?.readings[codingKey] {
      return try reading.value(in: self, at: PathKey.member(codingKey)) as S?
    }
    if areNeverNil {
      let json = member(codingKey) ?? .null
      return .some(isSkipped ? nil : S.coerced(from: json) ?? S.accessor(json))
    }
    guard let json = member(codingKey) else { return .some(nil) }
    if let value = S.accessor(json) { return value }
    return isLenient || json.type == .null ? .some(nil) : nil
  }

  /// Throws the error for a missing scalar.
  func fail<S: ScalarReading>(_ type: S.Type, _ key: some CodingKey) throws -> S {
    let json = member(key.stringValue)
    guard json != nil || isLenient else { throw notFound(key) }
    throw child(json ?? absent(key), at: key).mismatch(type)
  }
}
