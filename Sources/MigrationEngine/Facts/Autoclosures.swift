import SwiftSyntax

extension ProjectFacts {
  /// Returns the function or operator that evaluates an expression lazily, as an autoclosure that may not throw. Nil if
  /// the expression is evaluated directly, or may throw.
  ///
  /// Overloads are not distinguished: one with such an autoclosure in this place is enough.
  func autoclosure(around argument: Syntax) -> String? {
    if let labeled = argument.as(LabeledExprSyntax.self), let list = labeled.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    {
      let before = list.prefix { $0.id != labeled.id }.count { $0.label == nil }
      return autoclosure(of: call, label: labeled.label?.text, before)
    }
    guard let list = argument.parent?.as(ExprListSyntax.self), list.parent?.is(SequenceExprSyntax.self) == true else {
      return nil
    }
    return list.lazy.compactMap(\.binaryOperator).first { sign in
      self.functions(named: sign).contains { $0.parameters.contains(where: \.type.isAutoclosureThatMayNotThrow) }
    }
  }

  /// - Parameter index: how many arguments without a label stand before.
  private func autoclosure(of call: FunctionCallExprSyntax, label: String?, _ index: Int) -> String? {
    func takes(_ parameters: FunctionParameterListSyntax) -> Bool {
      let named = Array(parameters.filter { $0.argumentLabel == label })
      let isCounted = label == nil && named.allSatisfy { $0.defaultValue == nil && $0.ellipsis == nil }
      return (isCounted ? Array(named.dropFirst(index).prefix(1)) : named).contains(
        where: \.type.isAutoclosureThatMayNotThrow)
    }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = access?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = reference?.baseName.text else { return nil }
    let made = call.calledExpression.initializedTypeName ?? ""
    let isOwn = ["self", "Self", "super"].contains(made)
    let owners =
      isOwn
      ? call.enclosingTypeName.map(lineage) ?? [] : types(withSimpleName: made.lastComponent).map(\.name)
    let initializers = owners.flatMap { self.initializers(of: $0) }
    if initializers.contains(where: { takes($0.node.signature.parameterClause.parameters) }) { return name }
    let own = functions(named: name)
    if !own.isEmpty { return own.contains { takes($0.parameters) } ? name : nil }
    let isKnown =
      access == nil
      ? Self.keepingFunctions.contains(name) || name.hasPrefix("DDLog") : Self.loggingMethods.contains(name)
    return isKnown ? name : nil
  }

  /// Functions of the standard library and of Dispatch with an autoclosure that may not throw.
  private static let keepingFunctions: Set = [
    "assert", "assertionFailure", "dispatchPrecondition", "fatalError", "precondition", "preconditionFailure",
  ]

  /// Methods by which the loggers of Apple's system and of well-known libraries take a message, put off.
  private static let loggingMethods: Set = [
    "critical", "debug", "error", "fault", "info", "log", "notice", "severe", "trace", "verbose", "warn", "warning",
  ]
}

extension TypeSyntax {
  /// `@autoclosure () -> T`, which takes no expression that throws.
  fileprivate var isAutoclosureThatMayNotThrow: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self),
      attributed.attributes.contains(where: {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "autoclosure"
      })
    else { return false }
    return attributed.baseType.as(FunctionTypeSyntax.self)?.effectSpecifiers?.throwsClause == nil
  }
}
