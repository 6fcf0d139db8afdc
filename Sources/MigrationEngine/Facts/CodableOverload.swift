import SwiftSyntax

/// Two functions with the same name and labels, one of which requires a `Codable` value.
///
/// A call may resolve to the other one if a type newly conforms.
struct CodableOverload: Sendable {
  /// The protocols that the one asks for.
  let asked: Set<String>
  /// The one that asks.
  let asking: FunctionFacts
  /// The one that is called so far.
  let other: FunctionFacts

  /// - Parameter groups: the functions of each name.
  static func all(among groups: [[FunctionFacts]]) -> [CodableOverload] {
    groups.filter { $0.count > 1 }.flatMap { group -> [CodableOverload] in
      let asked = group.map(\.askedCodable)
      guard asked.contains(where: { !$0.isEmpty }) else { return [] }
      return group.indices.flatMap { asking in
        group.indices.filter { asked[$0].isEmpty && group[$0].labels == group[asking].labels }.map { other in
          CodableOverload(asked: asked[asking], asking: group[asking], other: group[other])
        }
      }.filter { !$0.asked.isEmpty }
    }
  }
}

extension FunctionFacts {
  /// The words of what it takes: types, constraints, type parameters.
  fileprivate var words: Set<String> {
    let clauses: [Syntax?] = [
      node.genericParameterClause.map { Syntax($0) }, node.genericWhereClause.map { Syntax($0) }, Syntax(parameters),
      node.enclosingExtension.map { Syntax($0.extendedType) },
      node.enclosingExtension?.genericWhereClause.map { Syntax($0) },
    ]
    return Set(clauses.compactMap(\.self).flatMap { $0.codeTokens.map(\.text) })
  }

  fileprivate var askedCodable: Set<String> { words.intersection(CodingProtocols.names) }

  /// Whether it applies to containers of such values, for example an array.
  fileprivate var asksOfElements: Bool {
    node.enclosingExtension?.genericWhereClause.map { clause in
      !clause.codeTokens.contains { $0.tokenKind == .keyword(.Self) }
    } ?? false
  }

  /// Whether a type parameter is bound to nothing, so that any value can be given.
  fileprivate var takesAnything: Bool {
    words.contains("Any")
      || node.genericParameterClause?.parameters.contains { $0.inheritedType == nil } == true
        && node.genericWhereClause == nil
  }
}

extension ExtensionFacts {
  /// The words of its conditions.
  private var words: Set<String> {
    Set(node.genericWhereClause.map { $0.codeTokens.map(\.text) } ?? [])
  }

  fileprivate var asked: Set<String> { words.intersection(CodingProtocols.names) }

  /// Whether it applies to containers of such values, for example an array.
  fileprivate var asksOfElements: Bool { !words.contains("Self") }

  /// The names of its properties, and `subscript`.
  fileprivate var memberNames: [String] {
    node.memberBlock.members.flatMap { member -> [String] in
      if member.decl.is(SubscriptDeclSyntax.self) { return ["subscript"] }
      return member.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription) ?? []
    }
  }

  /// Whether it has properties or subscripts only for `Codable` types.
  var asksForCodable: Bool { node.genericWhereClause != nil && !asked.isEmpty && !memberNames.isEmpty }
}

extension ProjectFacts {
  /// Returns the reason why a type may not become `Decodable`: code in the project would treat it differently.
  func rivalOfDecodable(_ type: TypeFacts) -> Reason? { rival(of: type, among: ["Decodable"], named: "Decodable") }

  /// Returns the reason why a type may not become `Encodable` as well.
  func rivalOfEncodable(_ type: TypeFacts) -> Reason? {
    rival(of: type, among: ["Codable", "Encodable"], named: "Encodable")
  }

  private func rival(of type: TypeFacts, among protocols: Set<String>, named name: String) -> Reason? {
    if let place = protocols.sorted().lazy.compactMap({ codableCasts[$0]?.first }).first {
      return Reason(
        .askedWhetherCodable, "something is asked here whether it is \(name), and is not so far",
        at: files[place.file].position(at: place.offset))
    }
    let own = lineage(of: type.name)
    let names = Set(own.map(\.lastComponent)).union(
      Conformances(of: own, in: self).protocols.map(\.simpleName))
    let overload = codableOverloads.first { overload in
      !overload.asked.isDisjoint(with: protocols)
        && (overload.other.takesAnything || overload.asking.asksOfElements
          || !overload.other.words.isDisjoint(with: names))
    }
    if let overload {
      return Reason(
        .askedWhetherCodable, "`\(overload.asking.name)` for what is \(name) would be called instead of another",
        at: files[overload.asking.file].position(of: overload.asking.node))
    }
    let rival = codableExtensions.first { candidate in
      !candidate.asked.isDisjoint(with: protocols)
        && (candidate.asksOfElements || names.contains(candidate.extended.lastComponent))
        && candidate.memberNames.contains { properties(named: $0).count != 1 }
    }
    return rival.map { rival in
      Reason(
        .askedWhetherCodable, "what this extension has for what is \(name) would be used instead of another",
        at: files[rival.file].position(of: rival.node))
    }
  }

  /// Returns an initializer in an extension that conflicts with the implicit memberwise initializer, which a struct
  /// gets when its only initializer is removed. Nil if it gets none, or if no call could refer to it.
  func rivalOfMemberwiseInitializer(of name: String) -> InitializerFacts? {
    guard let type = type(named: name), type.kind == .structure else { return nil }
    let document = documentInitializer(of: name)
    guard gainsMemberwiseInitializer(name, without: document) else { return nil }
    let stored = Set(instanceProperties(of: name).filter { !$0.isComputed }.map(\.name))
    return initializers(of: name).first { rival in
      let required = rival.node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
      return rival.node.enclosingExtension != nil && rival.node.id != document?.node.id
        && required.allSatisfy { stored.contains($0.firstName.text) }
    }
  }

  /// Whether the memberwise initializer, which a struct has when its only initializer is removed, may be called with a
  /// document alone: `let json: JSON`. Swift prefers it to the library's.
  func takesDocumentMemberwise(_ name: String) -> Bool {
    guard gainsMemberwiseInitializer(name, without: documentInitializer(of: name)) else { return false }
    let stored = instanceProperties(of: name).filter { !$0.isComputed && !$0.isStatic }
    return stored.contains { $0.name == "json" && $0.type?.isJSON == true }
      && stored.allSatisfy { $0.name == "json" || $0.initializer != nil || $0.type?.isOptional != false }
  }

  /// Whether a struct gets a memberwise initializer when one of its initializers is removed. With that one in an
  /// extension it has had a memberwise one before.
  private func gainsMemberwiseInitializer(_ name: String, without document: JSONInitializer?) -> Bool {
    document?.isInExtension != true
      && initializers(of: name).allSatisfy { $0.node.enclosingExtension != nil || $0.node.id == document?.node.id }
  }
}
