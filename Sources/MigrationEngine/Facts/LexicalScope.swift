import SwiftSyntax

/// The binding of a name in an expression, as the surrounding source shows.
enum LocalBinding {
  /// No local declaration: a member, a global, or something outside the project.
  case none
  /// Declared with a type.
  case annotated(TypeSyntax)
  /// Declared with a value.
  case value(ExprSyntax)
  /// Bound by `if let` or `guard let`.
  case unwrapped(ExprSyntax)
  /// The variable of a `for` loop.
  case element(ExprSyntax)
  case closureParameter(ClosureExprSyntax, position: Int)
  /// Bound by `case .success(let name)` in a `switch` over a result.
  case success(of: ExprSyntax)
  /// Declared locally in a way that is not followed (patterns, `catch`, `inout` captures).
  case unknown
}

extension SyntaxProtocol {
  /// The full name of the type declaration or extension that holds the node.
  var enclosingTypeName: String? {
    var components: [String] = []
    var current = parent
    while let node = current {
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        if let named = group.asProtocol((any NamedDeclSyntax).self) {
          components.insert(named.name.text, at: 0)
        } else if let ext = node.as(ExtensionDeclSyntax.self) {
          components.insert(ext.extendedType.trimmedDescription, at: 0)
        }
      }
      current = node.parent
    }
    return components.isEmpty ? nil : components.joined(separator: ".")
  }

  /// The type and the function that contain the node: `UserService.load`, `User.init`.
  var nameOfPlace: String {
    var function: String?
    var current = parent
    while let node = current, function == nil {
      function = node.as(FunctionDeclSyntax.self)?.name.text ?? (node.is(InitializerDeclSyntax.self) ? "init" : nil)
      current = node.parent
    }
    return [enclosingTypeName, function].compactMap(\.self).joined(separator: ".")
  }

  /// The nearest local declaration of a name, seen from the node outwards.
  func localBinding(of name: String) -> LocalBinding {
    var child = Syntax(self)
    while let node = child.parent {
      if let found = node.binding(of: name, before: child) { return found }
      // The members of a type are the business of the project's facts.
      if node.is(MemberBlockSyntax.self) { return .none }
      child = node
    }
    return .none
  }
}

extension Syntax {
  /// The binding of a name that this node introduces for one of its children.
  fileprivate func binding(of name: String, before child: Syntax) -> LocalBinding? {
    if let block = self.as(CodeBlockItemListSyntax.self) { return block.binding(of: name, before: child) }
    if let closure = self.as(ClosureExprSyntax.self) { return closure.binding(of: name, seenFrom: child) }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.parameterClause.binding(of: name)
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.signature.parameterClause.binding(of: name)
    }
    if let subscriptDecl = self.as(SubscriptDeclSyntax.self) { return subscriptDecl.parameterClause.binding(of: name) }
    if let condition = self.as(IfExprSyntax.self), child.id == condition.body.id {
      return condition.conditions.binding(of: name)
    }
    if let loop = self.as(WhileStmtSyntax.self), child.id == loop.body.id { return loop.conditions.binding(of: name) }
    if let list = self.as(ConditionElementListSyntax.self) { return list.binding(of: name, before: child) }
    if let loop = self.as(ForStmtSyntax.self), child.id != loop.sequence.id {
      if loop.pattern.withoutParentheses.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        return .element(loop.sequence)
      }
      if let type = loop.annotation(of: name) { return .annotated(type) }
      return loop.pattern.declares(name) ? .unknown : nil
    }
    if let switchCase = self.as(SwitchCaseSyntax.self) {
      guard switchCase.label.declares(name) else { return nil }
      return switchCase.switchedSuccess.map { .success(of: $0) } ?? .unknown
    }
    if let clause = self.as(CatchClauseSyntax.self) {
      return name == "error" || clause.catchItems.contains { $0.declares(name) } ? .unknown : nil
    }
    if let accessor = self.as(AccessorDeclSyntax.self) {
      return accessor.parameters?.name.text == name || ["newValue", "oldValue"].contains(name) ? .unknown : nil
    }
    return nil
  }
}

extension PatternSyntax {
  /// The pattern in parentheses around nothing else: `js` in `for (js) in list`.
  var withoutParentheses: PatternSyntax {
    guard let element = self.as(TuplePatternSyntax.self)?.elements.only, element.label == nil else { return self }
    return element.pattern.withoutParentheses
  }
}

extension ForStmtSyntax {
  /// The type of a name in a pattern: `JSON` of `row` in `for (_, row): (String, JSON) in rows`.
  fileprivate func annotation(of name: String) -> TypeSyntax? {
    guard let names = pattern.as(TuplePatternSyntax.self)?.elements,
      let types = typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements, names.count == types.count
    else { return nil }
    return zip(names, types).first { element, _ in
      element.label == nil && element.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }?.1.type
  }
}

extension SwitchCaseSyntax {
  /// The subject of the switch, if the case is only `case .success(let name)` or `case let .success(name)`.
  fileprivate var switchedSuccess: ExprSyntax? {
    guard case .case(let label) = label, let item = label.caseItems.only, item.whereClause == nil else { return nil }
    let outer = item.pattern.as(ValueBindingPatternSyntax.self)
    guard let pattern = (outer?.pattern ?? item.pattern).as(ExpressionPatternSyntax.self),
      let call = pattern.expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".success", let argument = call.arguments.only, argument.label == nil,
      let bound = argument.expression.as(PatternExprSyntax.self)?.pattern,
      (bound.as(ValueBindingPatternSyntax.self)?.pattern ?? bound).is(IdentifierPatternSyntax.self)
    else { return nil }
    return parent?.parent?.as(SwitchExprSyntax.self)?.subject
  }
}

extension CodeBlockItemListSyntax {
  /// Declarations and guards that stand before a statement of the same block.
  fileprivate func binding(of name: String, before child: Syntax) -> LocalBinding? {
    var found: LocalBinding?
    for item in self {
      if item.id == child.id { break }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.pattern.declares(name) {
          if !binding.pattern.is(IdentifierPatternSyntax.self) {
            found = .unknown
          } else if let type = binding.typeAnnotation?.type {
            found = .annotated(type)
          } else {
            found = binding.initializer.map { .value($0.value) } ?? .unknown
          }
        }
      } else if let statement = item.item.as(GuardStmtSyntax.self) {
        found = statement.conditions.binding(of: name) ?? found
      } else if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name {
        found = .unknown
      } else if item.item.is(IfConfigDeclSyntax.self), item.item.declares(name) {
        found = .unknown
      }
    }
    return found
  }
}

extension ConditionElementListSyntax {
  fileprivate func binding(of name: String, before child: Syntax? = nil) -> LocalBinding? {
    var found: LocalBinding?
    for element in self {
      if element.id == child?.id { break }
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self), binding.pattern.declares(name) {
        if let type = binding.typeAnnotation?.type {
          found = .annotated(type)
        } else if let value = binding.initializer?.value {
          found = .unwrapped(value)
        } else {
          // `if let x`: x of the scope outside, without its optional.
          found = .unwrapped(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name)))).reboundOutside(of: self)
        }
      } else if element.condition.as(MatchingPatternConditionSyntax.self)?.declares(name) == true {
        found = .unknown
      }
    }
    return found
  }
}

extension LocalBinding {
  /// `if let x` without a value names the `x` outside; it is looked up from the condition itself.
  fileprivate func reboundOutside(of conditions: ConditionElementListSyntax) -> LocalBinding {
    guard case .unwrapped(let value) = self, let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return self
    }
    switch conditions.localBinding(of: name) {
    case .value(let value), .unwrapped(let value): return .unwrapped(value)
    case .annotated(let type):
      return .annotated(type.as(OptionalTypeSyntax.self)?.wrappedType ?? type)
    default: return .unknown
    }
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func binding(of name: String) -> LocalBinding? {
    parameters.first { $0.internalName == name }.map {
      $0.ellipsis == nil ? .annotated($0.type) : .unknown
    }
  }
}

extension ClosureExprSyntax {
  fileprivate func binding(of name: String, seenFrom child: Syntax) -> LocalBinding? {
    if name.hasPrefix("$"), let position = Int(name.dropFirst()), signature?.parameterClause == nil {
      return .closureParameter(self, position: position)
    }
    if signature?.capture?.items.contains(where: { $0.name.text == name && $0.initializer != nil }) == true {
      return .unknown
    }
    for (position, parameter) in parameterNames.enumerated() where parameter.name == name {
      return parameter.type.map { .annotated($0) } ?? .closureParameter(self, position: position)
    }
    return nil
  }

  /// How many parameters the closure uses by `$0`, `$1` …; those of closures inside of it are theirs.
  var unnamedParameterCount: Int {
    let positions = statements.codeTokens.compactMap { token -> Int? in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        case .closureParameter(let closure, let position) = reference.localBinding(of: token.text), closure.id == id,
        token.text.hasPrefix("$")
      else { return nil }
      return position
    }
    return positions.max().map { $0 + 1 } ?? 0
  }

  /// The names that the closure gives to its parameters, with their types where written.
  var parameterNames: [(name: String, type: TypeSyntax?)] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map { ($0.name.text, nil) }
    case .parameterClause(let clause): clause.parameters.map { ($0.internalName, $0.type) }
    case nil: []
    }
  }

  /// The call that the closure is an argument of.
  var calledBy: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id { return call }
    return parent?.as(LabeledExprSyntax.self)?.parent?.as(LabeledExprListSyntax.self)?.parent?
      .as(FunctionCallExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether a pattern in the node gives a variable this name.
  func declares(_ name: String) -> Bool {
    codeTokens.contains { token in
      token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
  }
}
