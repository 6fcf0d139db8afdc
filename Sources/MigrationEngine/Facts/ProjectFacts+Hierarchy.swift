import SwiftSyntax

/// Superclasses and subclasses.
extension ProjectFacts {
  /// A type and its superclasses, as far as the project declares them.
  func lineage(of name: String) -> [String] {
    var chain = [name]
    while let last = chain.last, let next = superclass(of: last), !chain.contains(next.name) {
      chain.append(next.name)
    }
    return chain
  }

  func superclass(of name: String) -> TypeFacts? {
    if let superclassNames { return superclassNames[name].flatMap(type(named:)) }
    return type(named: name).flatMap(declaredSuperclass)
  }

  /// The superclass that a declaration names, as far as the project declares it.
  func declaredSuperclass(of type: TypeFacts) -> TypeFacts? {
    guard type.kind == .classType, let first = type.inherited.first else { return nil }
    let alias = aliased(first, in: type.enclosing)
    // Under conditions it may be one of several, which are of the same kind.
    let aliased = alias.map { [$0.type] } ?? typesOfAliases(named: first.lastComponent)
    let composed = aliased.flatMap { $0.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [$0] }
    let found =
      resolve(first, in: type.enclosing) ?? resolve(first, ofModuleOf: type)
      ?? composed.lazy.compactMap { part in part.dottedName.flatMap { self.resolve($0, in: alias?.scope) } }
      .first { $0.kind == .classType }
    return found?.kind == .classType ? found : nil
  }

  /// The subclasses of a generic class that have an initializer from JSON of their own: `class Users: List<User>`.
  func subclassesWithArguments(of type: TypeFacts) -> [TypeFacts] {
    types.filter { other in
      other.inherited.first?.hasPrefix("\(type.simpleName)<") == true && !jsonInitializers(of: other.name).isEmpty
    }
  }

  /// `App.Base` as `Base`, where the file imports no module `App`.
  private func resolve(_ name: String, ofModuleOf type: TypeFacts) -> TypeFacts? {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, !imports[type.file].contains(where: { $0.module == parts[0] }) else { return nil }
    return resolve(String(parts[1]), in: nil)
  }

  func subclasses(of name: String) -> [TypeFacts] {
    subclassesByName[name, default: []]
  }

  /// The subclasses of a type, and theirs.
  func descendants(of name: String) -> [TypeFacts] {
    var found: [TypeFacts] = []
    var seen: Set = [name]
    var open = [name]
    while let current = open.popLast() {
      let more = subclasses(of: current).filter { seen.insert($0.name).inserted }
      found += more
      open += more.map(\.name)
    }
    return found
  }
}
