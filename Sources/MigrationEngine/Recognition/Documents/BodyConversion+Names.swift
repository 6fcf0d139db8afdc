import SwiftSyntax

extension ProjectFacts {
  /// Returns whether a key is declared as a list of keys, which a container does not accept.
  func isListOfKeys(_ key: ExprSyntax) -> Bool {
    let key = key.withoutParentheses
    if key.is(ArrayExprSyntax.self) { return true }
    if let parts = key.infix { return isListOfKeys(parts.left) || isListOfKeys(parts.right) }
    if case .array? = ExpressionTypes(facts: self).type(of: key) { return true }
    if let access = key.as(MemberAccessExprSyntax.self) {
      let owner = access.base?.dottedName.flatMap { resolve($0, in: key.enclosingTypeName) }?.name
      return properties(named: access.declName.baseName.text).contains { $0.isStatic && $0.owner == owner && $0.isList }
    }
    guard let name = key.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    switch key.localBinding(of: name) {
    case .annotated(let type): return type.is(ArrayTypeSyntax.self)
    case .none: break
    default: return false
    }
    let owner = key.enclosingTypeName
    let meant = owner.flatMap { self.property(name, of: $0) } ?? properties(named: name).only
    return meant?.isList == true
  }
}

extension PropertyFacts {
  /// Whether it is an array, by its declaration.
  fileprivate var isList: Bool { type.map { $0.arrayElement != nil } ?? initializer?.is(ArrayExprSyntax.self) ?? false }
}

extension BodyConversion {
  /// Checks a name without a receiver in an extension of `JSON`: it may be a member of `JSON` that a container lacks.
  func checkOwnName(_ reference: DeclReferenceExprSyntax) throws(NotRecognised) {
    guard Self.membersOfJSON.contains(reference.baseName.text) else { return }
    throw failure(
      .documentUseNotUnderstood, "`\(reference.baseName.text)` of the document is not understood", at: reference)
  }

  /// Members that `JSON` has and a container lacks.
  private static let membersOfJSON: Set = [
    "arrayObject", "debugDescription", "description", "dictionaryObject", "encode", "endIndex", "error", "exists",
    "first", "index", "makeIterator", "merge", "merged", "null", "number", "numberValue", "object", "rawData",
    "rawString", "rawValue", "startIndex", "type",
  ]
}
