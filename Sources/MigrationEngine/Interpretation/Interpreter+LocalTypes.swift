import MigrationPlan
import SwiftSyntax

/// Types that are declared inside of an initializer, for the constants in them: `enum Keys { static let id = "id" }`.
extension Interpreter {
  /// The name of a local type that holds nothing but constants, and their values; nil for other declarations.
  func localConstants(_ declaration: DeclSyntax) -> (name: String, values: [String: Value])? {
    var values: [String: Value] = [:]
    let members: MemberBlockItemListSyntax
    let name: String
    if let local = declaration.as(StructDeclSyntax.self), local.inheritanceClause == nil,
      local.genericParameterClause == nil
    {
      (name, members) = (local.name.text, local.memberBlock.members)
    } else if let local = declaration.as(EnumDeclSyntax.self), local.genericParameterClause == nil {
      let inherited = local.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      guard inherited.isEmpty || inherited == ["String"], !project.isDeclaredHere("String") else { return nil }
      (name, members) = (local.name.text, local.memberBlock.members)
    } else {
      return nil
    }
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        let modifiers = variable.modifiers.map { $0.name.tokenKind }
        guard isConstant, modifiers.contains(.keyword(.static)), variable.attributes.isEmpty else { return nil }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            binding.typeAnnotation.map({ ["Int", "String"].contains($0.type.trimmedDescription) }) ?? true,
            let value = binding.initializer.flatMap({ constant($0.value) }), case .literal = value
          else { return nil }
          values[name] = value
        }
      } else if let element = member.decl.as(EnumCaseDeclSyntax.self), element.attributes.isEmpty {
        for found in element.elements {
          guard found.parameterClause == nil else { return nil }
          let written = found.rawValue.map { $0.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
          guard let text = written ?? found.name.text.trimmingBackticks else { return nil }
          values["\(found.name.text).rawValue"] = .literal(Value.Literal(text.swiftLiteral, text: text))
        }
      } else {
        return nil
      }
    }
    // One of the project that has the name would be taken for it elsewhere, and no rule sees a local one.
    let isOnlyOne = project.types.filter { $0.simpleName == name }.map(\.node.id) == [declaration.id]
    return isOnlyOne && usesAreConstants(of: name, values) ? (name, values) : nil
  }

  /// Whether the initializer asks for nothing but the constants of a local type.
  private func usesAreConstants(of name: String, _ values: [String: Value]) -> Bool {
    let mentions = initializer.body?.codeTokens.filter { $0.text == name } ?? []
    return mentions.allSatisfy { token in
      if token.parent?.asProtocol((any NamedDeclSyntax).self)?.name.id == token.id { return true }
      var access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      while let found = access {
        let members = ExprSyntax(found).dottedName?.split(separator: ".").dropFirst().joined(separator: ".")
        if let members, values[members] != nil { return true }
        access = found.parent?.as(MemberAccessExprSyntax.self)
      }
      return false
    }
  }

  /// Whether an expression names a member of a local type.
  func isOfLocalType(_ expression: ExprSyntax, in state: State) -> Bool {
    guard let first = expression.dottedName?.split(separator: ".").first.map(String.init) else { return false }
    return state.names[first].map { state.constants[$0] != nil } == true
  }

  /// The value of a constant of a local type: `Keys.id`, `Key.id.rawValue`; nil for other expressions.
  func localConstant(_ expression: ExprSyntax, in state: State) -> Value? {
    guard let parts = expression.dottedName?.split(separator: ".").map(String.init), parts.count > 1,
      let number = state.names[parts[0]]
    else { return nil }
    return state.constants[number]?[parts.dropFirst().joined(separator: ".")]
  }
}
