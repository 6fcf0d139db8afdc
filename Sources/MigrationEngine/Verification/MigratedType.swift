import SwiftSyntax

/// A type on both sides: created from JSON or decoded by the old rules before, and decoded after.
struct MigratedType {
  let name: String
  let newName: String
  /// Whether the new type reads strictly.
  let isTightened: Bool
  let before: TypeFacts
  let after: TypeFacts
  /// The expression that makes the old value of `json`; nil with the reason when there is none.
  let construction: Result<String, NoConstruction>
  /// Whether the construction parses the document, and so takes nothing but an object or an array.
  var parsesText = false

  struct NoConstruction: Error {
    let reason: String
  }
}

/// Finds the migrated types of two sides.
struct MigratedTypes {
  let before: ProjectFacts
  let after: ProjectFacts

  /// Returns the types in source order.
  func all() -> [MigratedType] {
    var seen: Set<String> = []
    return before.types.compactMap { type in
      guard type.kind != .protocolType, before.type(named: type.name) != nil, seen.insert(type.name).inserted else {
        return nil
      }
      if let earlier = convertedEarlier(type) { return earlier }
      let initializers = initializers(of: type.name)
      let other = initializers.isEmpty ? before.otherConstructions(of: type.name).only : nil
      let earlier = decoding(of: type, in: before)
      guard earlier != .lenient else { return nil }
      guard let found = counterpart(of: type.name), let decoding = decoding(of: found, in: after) else { return nil }
      // Codable before, and no `LegacyDecodable` now: the initializer from JSON was not migrated.
      if earlier == .strict, decoding == .strict { return nil }
      if initializers.isEmpty, other == nil, decoding == .strict { return nil }
      return MigratedType(
        name: type.name, newName: found.name, isTightened: decoding == .strict, before: type, after: found,
        construction: other.map { .success($0.expression) } ?? construction(of: type, by: initializers),
        parsesText: other?.parsesText == true)
    }
  }

  /// A type that was decoded by the old rules on both sides, or is by Foundation now, and is not as it was.
  private func convertedEarlier(_ type: TypeFacts) -> MigratedType? {
    guard decoding(of: type, in: before) == .lenient, !type.isGeneric, let found = counterpart(of: type.name),
      let decoding = decoding(of: found, in: after),
      decoding == .strict || type.node.trimmedDescription != found.node.trimmedDescription
    else { return nil }
    return MigratedType(
      name: type.name, newName: found.name, isTightened: decoding == .strict, before: type, after: found,
      construction: .success("\(type.name)(json: json)"))
  }

  /// The new type of an old one: of the same name, or nested in the subclass that its holder was folded into.
  func counterpart(of name: String) -> TypeFacts? {
    if let found = after.type(named: name) { return found }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (holder, simple) = (String(name[..<dot]), name[name.index(after: dot)...])
    if let moved = counterpart(of: holder), moved.name != holder { return after.type(named: "\(moved.name).\(simple)") }
    return before.subclasses(of: holder).lazy.compactMap { after.type(named: "\($0.name).\(simple)") }.first
  }

  /// The subclass that a base class was folded into.
  func heir(of name: String) -> String? {
    guard after.type(named: name) == nil else { return nil }
    return before.subclasses(of: name).first { after.type(named: $0.name) != nil }?.name
  }

  // MARK: Decoding

  private enum Decoding { case lenient, strict }

  private static let lenient = RuntimeLibrary.conversions.union(["LenientDecodable"])
  private static let strict: Set = ["Codable", "Decodable", "HTTPResponse"]

  private func decoding(of type: TypeFacts, in facts: ProjectFacts) -> Decoding? {
    var names: [String] = []
    for ancestor in facts.lineage(of: type.name) {
      names += facts.type(named: ancestor)?.inherited ?? []
      for found in facts.extensions(of: ancestor) {
        names += found.inherited
      }
    }
    names += names.flatMap { facts.resolve($0, in: type.enclosing)?.inherited ?? [] }
    // A protocol of the project may have the name of another.
    let foreign = names.filter { facts.resolve($0, in: type.enclosing) == nil }
    let simple = foreign.flatMap { $0.split(separator: "&") }.map {
      String($0.split(separator: ".").last ?? "").filter { !$0.isWhitespace }
    }
    if simple.contains(where: Self.lenient.contains) { return .lenient }
    return simple.contains(where: Self.strict.contains) ? .strict : nil
  }

  // MARK: Construction

  /// The initializers from JSON of an old type: its own, its superclass's, or those that its protocols give it.
  private func initializers(of name: String) -> [JSONInitializer] {
    let lineage = before.lineage(of: name)
    if let own = lineage.lazy.map(before.jsonInitializers(of:)).first(where: { !$0.isEmpty }) { return own }
    return Conformances(of: lineage, in: before).protocols.flatMap { before.jsonInitializers(of: $0.name) }
      .filter { $0.node.body != nil }
  }

  private func construction(
    of type: TypeFacts, by initializers: [JSONInitializer]
  ) -> Result<String, MigratedType.NoConstruction> {
    func no(_ reason: String) -> Result<String, MigratedType.NoConstruction> { .failure(.init(reason: reason)) }
    if initializers.isEmpty { return no("nothing makes one of a document alone") }
    if type.isGeneric { return no("it is generic") }
    let usable = initializers.filter { initializer in
      let parameters = initializer.node.signature.parameterClause.parameters
      return parameters.allSatisfy { $0.type.isJSON || $0.defaultValue != nil }
        && initializer.node.signature.effectSpecifiers?.asyncSpecifier == nil
    }
    let decoded = usable.first.flatMap { before.documentInitializer(of: $0.owner)?.node.id }
    guard
      let chosen = usable.first(where: { $0.node.id == decoded })
        ?? usable.first(where: { $0.node.signature.parameterClause.parameters.first?.firstName.text == "json" })
        ?? usable.first,
      let parameter = chosen.node.signature.parameterClause.parameters.first(where: { $0.type.isJSON })
    else { return no("its initializer takes more than the document") }
    return .success("\(type.name)(\(parameter.callLabel)json)")
  }
}
