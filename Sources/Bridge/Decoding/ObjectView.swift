import LegacyJSON

/// An object of the document, whose members are read by the coding keys of one type.
///
/// It is a class because the standard library copies a container for every read.
final class ObjectView {
  let view: DecodingView
  let members: [String: JSON]

  init(view: DecodingView, members: [String: JSON]) {
    self.view = view
    self.members = members
  }
}

extension ObjectView {
  /// Whether coding keys are paths through the document.
  private var takesPaths: Bool { view.spelling == .paths && view.spellsKeys }

  /// The member that a coding key stands for.
  func member(_ codingKey: String) -> JSON? {
    if takesPaths { return value(at: codingKey) }
    if let json = members[documentKey(codingKey)] { return json }
    guard view.findsConvertedKeys, view.spellsKeys, view.spelling == .snakeCase else { return nil }
    // Written for `convertFromSnakeCase`, which maps several keys to one; Foundation takes the first in the document.
    let name = members.keys.filter { view.session.camelCase($0) == codingKey }.min()
    return name.flatMap { members[$0] }
  }

  /// Returns the value at the end of a path, or nil if there is none.
  private func value(at path: String) -> JSON? {
    let json = end(of: path)
    // `json.exists() ? json : nil` would be a `JSON` that is null: it takes the literal.
    guard json.exists() else { return nil }
    return json
  }

  /// Returns the value at the end of a path, as chained subscripts read it: null with an error if a step finds nothing.
  private func end(of path: String) -> JSON {
    path.split(separator: ".", omittingEmptySubsequences: false).reduce(view.json) { json, step in
      let isIndex = step.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if isIndex, let index = Int(step) { return json[index] }
      return json[String(step)]
    }
  }

  private func documentKey(_ codingKey: String) -> String {
    guard view.spellsKeys else { return codingKey }
    return view.session.documentKey(for: codingKey, in: view.spelling)
  }

  /// Returns the spellings of a key under which `member` finds the document's key.
  func candidates(for name: String) -> [String] {
    guard view.spellsKeys, view.spelling == .snakeCase else { return [name] }
    let camelCase = view.session.camelCase(name)
    guard !view.findsConvertedKeys else { return [camelCase, name] }
    return [camelCase, name].filter { view.session.documentKey(for: $0, in: .snakeCase) == name }
  }

  /// Returns whether a type can be decoded from an absent member.
  func toleratesAbsence(of type: any Decodable.Type) -> Bool {
    view.isLenient
      && (view.session.decoder.leniency == .everyObject || view.session.reading(of: type).toleratesAbsence)
  }

  /// Returns the result of a subscript with a missing key: null, with the error.
  func absent(_ key: some CodingKey) -> JSON {
    // The document may have a key with the same dots, which is not what the path means.
    takesPaths ? end(of: key.stringValue) : view.json[documentKey(key.stringValue)]
  }

  func child(_ json: JSON?, _ key: some CodingKey) -> DecodingView {
    view.child(json ?? absent(key), at: key)
  }

  func nested(_ key: some CodingKey) throws -> DecodingView {
    let json = member(key.stringValue)
    guard json != nil || view.isLenient else { throw notFound(key) }
    return try view.nested(json ?? absent(key), at: key)
  }

  func notFound(_ key: some CodingKey) -> DecodingError {
    .keyNotFound(
      key,
      DecodingError.Context(
        codingPath: view.codingPath, debugDescription: "There is no \"\(documentKey(key.stringValue))\"."))
  }
}

// MARK: - Scalars

extension ObjectView {
  /// Reads a required scalar. Returns nil if it is absent, or of another type.
  func required<S: ScalarReading>(_ type: S.Type, _ codingKey: String) -> S? {
    let json = member(codingKey)
    if view.isLenient, !view.requiresValues, let value = S.coerced(from: json ?? .null) { return value }
    return json.flatMap(S.accessor)
  }

  /// Reads an optional scalar. The outer optional is nil for a value of another type.
  func optional<S: ScalarReading>(_ type: S.Type, _ codingKey: String) -> S?? {
    guard let json = member(codingKey) else { return .some(nil) }
    if let value = S.accessor(json) { return value }
    return view.isLenient || json.type == .null ? .some(nil) : nil
  }

  /// Throws the error for a missing scalar.
  func fail<S: ScalarReading>(_ type: S.Type, _ key: some CodingKey) throws -> S {
    let json = member(key.stringValue)
    guard json != nil || view.isLenient else { throw notFound(key) }
    throw child(json, key).mismatch(type)
  }
}
