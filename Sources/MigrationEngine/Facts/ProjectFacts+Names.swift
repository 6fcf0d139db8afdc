import SwiftSyntax

/// Lookup of types, type aliases and string constants by their names.
extension ProjectFacts {
  /// Returns the type that a name refers to in a scope. Searches the scopes from the inside out, and in each the
  /// members of the type and of its superclasses. Nil if the project declares no such type.
  func resolve(_ name: String, in scope: String?) -> TypeFacts? {
    // Most names have no scope and no dot, and there are many.
    if scope == nil, !name.utf8.contains(UInt8(ascii: ".")) { return type(named: name) }
    let components = name.split(separator: ".").map(String.init)
    guard let first = components.first else { return nil }
    guard hasType(withSimpleName: first) else { return resolve(components, byAlias: first, in: scope) }
    var candidate = scope
    var start: String?
    while let current = candidate {
      if let found = memberType(first, of: current) {
        start = found
        break
      }
      candidate = current.enclosingScope
    }
    if start == nil, typesByName[first] != nil { start = first }
    guard var resolved = start else { return resolve(components, byAlias: first, in: scope) }
    for component in components.dropFirst() {
      guard let next = memberType(component, of: resolved) else { return nil }
      resolved = next
    }
    return type(named: resolved)
  }

  /// Returns the type of a name that begins with a type alias: `Fares.Detail`, where `typealias Fares = Answer.Fares`.
  private func resolve(_ components: [String], byAlias first: String, in scope: String?) -> TypeFacts? {
    // One that a protocol or a function declares may be nearer.
    guard let (type, outer) = aliased(first, in: scope), typesOfAliases(named: first).count == 1,
      let name = type.dottedName, name != first,
      !aliases.contains(String(name.prefix { $0 != "." }))
    else { return nil }
    return resolve(([name] + components.dropFirst()).joined(separator: "."), in: outer)
  }

  /// Whether the name of a type is one of the project's type aliases, so that it may be optional, or anything else.
  func isAlias(_ type: TypeSyntax) -> Bool { type.dottedName.map { aliases.contains($0.lastComponent) } == true }

  /// The type of a type alias, and the scope that the alias is declared in; nil when a name is no alias, or when it is
  /// not certain which one.
  func aliased(_ name: String, in scope: String?) -> (type: TypeSyntax, scope: String?)? {
    let simple = name.lastComponent
    guard aliases.contains(simple) else { return nil }
    func alias(in owner: String?) -> (type: TypeSyntax, scope: String?)? {
      aliasedTypes[owner.map { "\($0).\(simple)" } ?? simple]?.only.map { ($0, owner) }
    }
    if simple != name {
      let owner = resolve(String(name.dropLast(simple.count + 1)), in: scope)?.name
      return owner.flatMap { lineage(of: $0).lazy.compactMap(alias).first }
    }
    var current = scope
    while let inner = current {
      if let found = lineage(of: inner).lazy.compactMap(alias).first { return found }
      if memberType(name, of: inner) != nil { return nil }
      current = inner.enclosingScope
    }
    return alias(in: nil)
  }

  /// The types of all type aliases of a name, wherever they are declared.
  func typesOfAliases(named name: String) -> [TypeSyntax] {
    aliases.contains(name) ? aliasedTypes.filter { $0.key.lastComponent == name }.flatMap(\.value) : []
  }

  /// The full name of a type that is nested in another or in one of its superclasses.
  private func memberType(_ name: String, of owner: String) -> String? {
    for name in lineage(of: owner).map({ "\($0).\(name)" }) where typesByName[name] != nil { return name }
    return nil
  }

  /// Returns the text of a string constant.
  func stringConstant(_ name: String, in scope: String?) -> String? { constant(name, in: scope)?.constantText }

  /// Returns the constant of a name: one of the current type, or of a protocol that it conforms to, of a type around it, or
  /// a global one. The nearest of its name is meant; nil where that is a variable, or one of several.
  func constant(_ name: String, in scope: String?) -> PropertyFacts? {
    let all = properties(named: name)
    guard !all.isEmpty else { return nil }
    func only(_ found: [PropertyFacts]) -> PropertyFacts? {
      found.only.flatMap { $0.declaration.isConstant ? $0 : nil }
    }
    var current = scope
    while let inner = current {
      let lineage = lineage(of: inner)
      let owners = Set(lineage).union(Conformances(of: lineage, in: self).protocols.map(\.name))
      let own = all.filter { $0.owner.map(owners.contains) == true && ($0.isStatic || inner == scope) }
      if !own.isEmpty { return only(own) }
      current = inner.enclosingScope
    }
    return only(all.filter { $0.owner == nil })
  }
}

extension PropertyFacts {
  /// The text that a constant is.
  fileprivate var constantText: String? {
    initializer?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
