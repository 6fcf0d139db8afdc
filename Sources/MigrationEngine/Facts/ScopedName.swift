import SwiftSyntax

/// A name that stands for a type in a part of the project: an alias, a generic parameter or an associated type.
struct ScopedName: Sendable, FileLocated {
  /// The full name of the enclosing type, or of the type whose generic parameter it is; nil outside of all types.
  let owner: String?
  var file: Int
  let node: Syntax
  /// The declaration of a function, or the block, that alone sees the name; nil for members and globals.
  let region: Range<Int>?

  /// - Parameter scope: the full name of the type around the declaration.
  init(_ node: some SyntaxProtocol, in scope: String?, file: Int) {
    owner = scope
    self.file = file
    self.node = Syntax(node)
    region = Syntax(node).regionOfLocalName
  }

  /// Whether it is another name of the library's `JSON`.
  var isLibraryJSON: Bool {
    guard let name = node.as(TypeAliasDeclSyntax.self)?.initializer.value.dottedName else { return false }
    return name != "JSON" && ProjectFacts.isJSON(name)
  }

  var isPrivate: Bool { node.as(TypeAliasDeclSyntax.self)?.modifiers.isPrivate ?? false }
}

extension Syntax {
  /// The range in which a name is visible that is declared in a body, or as a generic parameter of a function; nil for
  /// members, globals and the parameters of a type.
  fileprivate var regionOfLocalName: Range<Int>? {
    if self.is(GenericParameterSyntax.self) {
      // The list, the clause, and what has the clause.
      guard let declaration = parent?.parent?.parent else { return nil }
      return declaration.asProtocol((any DeclGroupSyntax).self) == nil
        ? declaration.trimmedOffsets : declaration.regionOfLocalName
    }
    guard let block = listAroundConditions?.as(CodeBlockItemListSyntax.self),
      block.parent?.is(SourceFileSyntax.self) != true
    else {
      return nil
    }
    return block.trimmedOffsets
  }
}

extension ProjectFacts {
  /// Whether a name may mean something of the project inside of a type.
  ///
  /// - Parameters:
  ///   - scope: the full name of the type; nil outside of all types.
  ///   - place: where the name stands; without it, what is private or local counts as if it were seen everywhere.
  func isVisible(_ name: String, in scope: String?, at place: Syntax? = nil) -> Bool {
    let types = types(withSimpleName: name).filter { !vendoredFiles.contains($0.file) }
    let names = scopedNames[name, default: []]
    guard !types.isEmpty || !names.isEmpty else { return false }
    let scopes = scope.map(scopesSeen) ?? []
    let file = place.flatMap(file)
    func isSeen(_ owner: String?, _ declared: Int, _ region: Range<Int>?, isPrivate: Bool) -> Bool {
      if let file, let place, isPrivate || region != nil {
        guard declared == file, region?.contains(place.trimmedOffsets.lowerBound) != false else { return false }
      }
      guard region == nil, let owner else { return true }
      return scopes.contains(owner) || mayBeSeen(through: owner.lastComponent, in: scopes)
    }
    return types.contains { type in
      isSeen(type.enclosing, type.file, Syntax(type.node).regionOfLocalName, isPrivate: type.modifiers.isPrivate)
    } || names.contains { isSeen($0.owner, $0.file, $0.region, isPrivate: $0.isPrivate) }
  }

  /// Whether the members of a type alias, which an extension may have declared, are seen in one of some types.
  private func mayBeSeen(through alias: String, in scopes: Set<String>) -> Bool {
    guard aliases.contains(alias) else { return false }
    let aliased = aliasedTypes.filter { $0.key.lastComponent == alias }.flatMap(\.value)
    return aliased.isEmpty
      || aliased.contains { type in
        // An alias of an alias, or of what has no name, may be any of them.
        guard let name = type.dottedName?.lastComponent, name == alias || !aliases.contains(name) else { return true }
        return scopes.contains { $0.lastComponent == name }
      }
  }

  /// Returns the types whose members are visible by their names inside of a type: it, the types around it, and those
  /// that it inherits from or conforms to.
  private func scopesSeen(from scope: String) -> Set<String> {
    var scopes: Set<String> = []
    var current: String? = scope
    while let inner = current {
      let lineage = lineage(of: inner)
      let conformances = Conformances(of: lineage, in: self)
      scopes.formUnion(lineage)
      scopes.formUnion(conformances.protocols.map(\.name))
      scopes.formUnion(conformances.foreign)
      current = inner.enclosingScope
    }
    return scopes
  }

  /// Returns the file that contains a node. Nil for generated code.
  private func file(of node: Syntax) -> Int? { filesByTree[node.root.id] }
}
