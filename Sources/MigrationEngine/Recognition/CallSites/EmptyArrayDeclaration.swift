import SwiftSyntax

/// A variable that is an empty array first, and is filled by the first statement that names it, so it can be declared
/// there.
struct EmptyArrayDeclaration {
  let name: String
  let statement: CodeBlockItemSyntax
  /// Whether something that follows may change it.
  let isChangedLater: Bool

  /// - Parameters:
  ///   - target: what is filled.
  ///   - filling: the statement that fills it, of the same block.
  init?(of target: ExprSyntax, filledBy filling: Syntax) {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let item = filling.parent?.as(CodeBlockItemSyntax.self) ?? filling.as(CodeBlockItemSyntax.self),
      let all = item.parent?.as(CodeBlockItemListSyntax.self).map({ Array($0) }), let end = all.firstIndex(of: item),
      let start = all[..<end].lastIndex(where: { $0.emptyArray == name }),
      !all[(start + 1)..<end].contains(where: { $0.mentions(name) }), all[end].references(to: name).count == 1
    else { return nil }
    self.name = name
    statement = all[start]
    let later = all[(end + 1)...].flatMap { $0.references(to: name) }
    isChangedLater = !later.allSatisfy(\.isOnlyRead)
  }
}

extension CodeBlockItemSyntax {
  /// The name of a variable that this declares as an empty array: `var users: [User] = []`, `var users = [User]()`.
  fileprivate var emptyArray: String? {
    guard let declaration = item.as(VariableDeclSyntax.self), declaration.attributes.isEmpty,
      declaration.modifiers.isEmpty, let binding = declaration.bindings.only, binding.accessorBlock == nil,
      let value = binding.initializer?.value
    else { return nil }
    let isLiteral =
      binding.typeAnnotation?.type.is(ArrayTypeSyntax.self) == true
      && value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    let isMade = value.emptyCollectionType?.is(ArrayTypeSyntax.self) == true
    return isLiteral || isMade ? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
  }

  fileprivate func mentions(_ name: String) -> Bool {
    codeTokens.contains { $0.text == name }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the place takes the value and leaves the variable as it is.
  fileprivate var isOnlyRead: Bool {
    guard let parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(self).id {
      return Self.reads.contains(access.declName.baseName.text)
    }
    if let elements = parent.as(ExprListSyntax.self).map({ Array($0) }) {
      return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self) && elements[2].id == ExprSyntax(self).id
    }
    if let loop = parent.as(ForStmtSyntax.self) { return loop.sequence.id == ExprSyntax(self).id }
    return parent.is(LabeledExprSyntax.self) || parent.is(ReturnStmtSyntax.self)
      || parent.is(InitializerClauseSyntax.self)
      || parent.is(CodeBlockItemSyntax.self)
  }

  private static let reads: Set = [
    "compactMap", "contains", "count", "enumerated", "filter", "first", "flatMap", "forEach", "indices", "isEmpty",
    "joined", "last", "map", "reduce", "reversed", "sorted",
  ]
}
