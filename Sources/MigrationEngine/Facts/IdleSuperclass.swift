import SwiftSyntax

extension ProjectFacts {
  /// The superclass of a class, where it takes part in decoding: an idle one has nothing to decode, and is made of nothing
  /// before the class itself is.
  ///
  /// A class below an idle one has its `init(from:)` made by the compiler, as one below `NSObject` has.
  func decodingSuperclass(of name: String) -> TypeFacts? {
    superclass(of: name).flatMap { isIdle($0) ? nil : $0 }
  }

  /// Whether nothing of a class or its superclasses is decoded, and making one without anything does nothing else.
  private func isIdle(_ type: TypeFacts) -> Bool {
    lineage(of: type.name).allSatisfy { name in
      guard let found = self.type(named: name), found.kind == .classType, !found.isGeneric, !found.mayBeIsolated,
        jsonInitializers(of: name).isEmpty, hasIdleInitializer(name),
        Conformances(of: [name], in: self).foreign.isDisjoint(
          with: RuntimeLibrary.conversions.union(CodingProtocols.names))
      else { return false }
      guard superclass(of: name) == nil, let first = found.inherited.first else { return true }
      return resolve(first, in: found.enclosing) != nil || KnownProtocols.mayBeFirst(first)
    }
  }

  /// Whether a class has an `init()` that does nothing, written or made by the compiler.
  private func hasIdleInitializer(_ name: String) -> Bool {
    let designated = initializers(of: name).map(\.node).filter { node in
      !node.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
    return designated.isEmpty
      || designated.contains { node in
        node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil && node.doesNothing
          && node.signature.effectSpecifiers == nil
          && !node.modifiers.isPrivate
      }
  }
}
