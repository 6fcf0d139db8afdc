import SwiftSyntax

extension ProjectFacts {
  /// Returns the superclass of a class, if it takes part in decoding. An idle one has nothing to decode, and its
  /// initializer does nothing.
  ///
  /// For a class below an idle one, the compiler synthesizes `init(from:)`, as below `NSObject`.
  func decodingSuperclass(of name: String) -> TypeFacts? {
    superclass(of: name).flatMap { isIdle($0) ? nil : $0 }
  }

  /// Returns whether nothing of a class or its superclasses is decoded, and `init()` has no side effects.
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

  /// Returns whether a class has a written or synthesized `init()` that does nothing.
  private func hasIdleInitializer(_ name: String) -> Bool {
    let designated = initializers(of: name).map(\.node).filter { !$0.isConvenience }
    return designated.isEmpty
      || designated.contains { node in
        node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil && node.doesNothing
          && node.signature.effectSpecifiers == nil
          && !node.modifiers.isPrivate
      }
  }
}
