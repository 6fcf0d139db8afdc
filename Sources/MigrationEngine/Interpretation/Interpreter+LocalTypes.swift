import MigrationPlan
import SwiftSyntax

/// Types that are declared inside of an initializer, for the constants in them: `enum Keys { static let id = "id" }`.
extension Interpreter {
  /// Whether a declaration is a local type of which the initializer uses nothing but constants.
  func holdsConstants(_ declaration: DeclSyntax) -> Bool {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
      // Another one of the same name, in another initializer, might be meant.
      project.types.filter({ $0.name == "\(type).\(name.text)" }).map(\.node.id) == [declaration.id]
    else { return false }
    let mentions = initializer.body?.codeTokens.filter { $0.text == name.text && $0.id != name.id } ?? []
    return mentions.allSatisfy { mention in
      // A thrown error is no value, and a parameter of the type is given one of the cases.
      if mention.isThrown || declaration.is(EnumDeclSyntax.self) && mention.isTypeOfParameter { return true }
      return sequence(first: mention.parent?.parent) { $0?.parent }.prefix {
        $0?.is(MemberAccessExprSyntax.self) == true
      }
      .contains { $0?.as(ExprSyntax.self).flatMap(localConstant) != nil }
    }
  }

  /// Whether an expression names a member of a local type.
  func isOfLocalType(_ expression: ExprSyntax, in state: State) -> Bool {
    guard let first = expression.dottedName?.split(separator: ".").first.map(String.init) else { return false }
    return state.names[first].map(state.localTypes.contains) == true
  }

  /// The value of a constant of a local type: `Keys.id`, `Key.id.rawValue`; nil for other expressions.
  func localConstant(_ expression: ExprSyntax) -> Value? {
    if let text = KeyConstant(facts: project, type: type).text(of: expression) {
      return .literal(Value.Literal(text.swiftLiteral, text: text))
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let owner = access.base?.dottedName.flatMap({ project.resolve($0, in: type) }),
      let found = project.properties(named: access.declName.baseName.text)
        .filter({ $0.owner == owner.name && $0.isStatic }).only,
      found.declaration.bindingSpecifier.tokenKind == .keyword(.let), let initial = found.initializer
    else { return nil }
    return literals(initial)
  }

  /// A literal, or a list of literals, or of such lists; nil for other expressions.
  private func literals(_ expression: ExprSyntax) -> Value? {
    guard let list = expression.as(ArrayExprSyntax.self)?.elements, !list.isEmpty else {
      return constant(expression).flatMap { $0.isLiteral ? $0 : nil }
    }
    let parts = list.compactMap { literals($0.expression) }
    return parts.count == list.count ? .list(parts) : nil
  }
}

extension TokenSyntax {
  /// Whether it is the type of a function's parameter.
  fileprivate var isTypeOfParameter: Bool {
    parent?.is(IdentifierTypeSyntax.self) == true && parent?.parent?.is(FunctionParameterSyntax.self) == true
  }

  /// Whether it names what is thrown: `throw Missing(key: key)`, `throw Problem.missing`.
  fileprivate var isThrown: Bool {
    sequence(first: parent) { $0?.parent }.prefix { $0?.is(CodeBlockItemSyntax.self) != true }
      .contains { $0?.is(ThrowStmtSyntax.self) == true }
  }
}
