import SwiftSyntax

/// Finds expressions whose members are looked up in another value and may be written there, by implicit key paths.
///
/// `TextField("", text: $store.user.name)` writes `name`: `Binding` is `@dynamicMemberLookup`, and the compiler makes
/// `\User.name` a `WritableKeyPath`, which does not exist for a constant. The same holds for a type of the project with
/// dynamic member look-up.
struct MemberLookup {
  let facts: ProjectFacts
  private let types: ExpressionTypes

  init(facts: ProjectFacts) {
    self.facts = facts
    types = ExpressionTypes(facts: facts)
  }

  /// Returns whether the members of an expression may be those of the value that it binds.
  func mayLookUp(in expression: ExprSyntax) -> Bool {
    facts.looksUpWritably && isLookup(expression, steps: Self.maximumSteps)
  }

  private static let maximumSteps = 12

  private func isLookup(_ expression: ExprSyntax, steps: Int) -> Bool {
    guard steps > 0 else { return true }
    func isLookup(_ other: ExprSyntax?) -> Bool { other.map { self.isLookup($0, steps: steps - 1) } ?? false }

    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let name, name.isProjection { return true }
    if let type = types.type(of: expression)?.unwrapped {
      return type.projectName.map(facts.looksUpMembers) ?? false
    }
    if let name { return self.isLookup(name, at: expression, steps: steps - 1) }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      // RxSwift's `rx` looks the members of its base up.
      return name.isProjection || name == "rx" || isLookup(access.base) || holdsLookup(name, steps: steps - 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return makesLookup(call) || isLookup(call.calledExpression.as(MemberAccessExprSyntax.self)?.base)
        || call.arguments.contains { !$0.expression.is(ClosureExprSyntax.self) && isLookup($0.expression) }
    }
    if let whole = expression.whole { return isLookup(whole) }
    return expression.references.contains { !$0.isMemberName && isLookup(ExprSyntax($0)) }
  }

  private func isLookup(_ name: String, at place: ExprSyntax, steps: Int) -> Bool {
    switch place.localBinding(of: name) {
    case .annotated(let type): return isLookup(type)
    case .value(let value), .unwrapped(let value), .element(let value), .success(let value):
      return isLookup(value, steps: steps)
    case .closureParameter(let closure, _):
      // A closure that is stored may be given anything.
      guard let call = closure.calledBy else { return true }
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, isLookup(base, steps: steps) {
        return true
      }
      let isGivenOne = call.arguments.contains {
        !$0.expression.is(ClosureExprSyntax.self) && isLookup($0.expression, steps: steps)
      }
      return isGivenOne
        || facts.functions(named: call.calledName).contains { $0.parameters.contains { isLookup($0.type) } }
    case .unknown:
      return !["error", "newValue", "oldValue"].contains(name)
        && place.patternSource(of: name).map { isLookup($0, steps: steps) } != false
    case .none: return holdsLookup(name, steps: steps)
    }
  }

  /// Whether a property of the project is declared as something whose members may be another value's.
  private func holdsLookup(_ property: String, steps: Int) -> Bool {
    guard steps > 0 else { return true }
    return facts.properties(named: property).contains { found in
      found.type.map(isLookup) ?? found.initializer.map { isLookup($0, steps: steps - 1) } ?? false
    }
  }

  /// Returns whether a call creates such a value: `Bindable(store)`, or a function of the project that returns a
  /// `Binding<User>`.
  private func makesLookup(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledName
    if facts.functions(named: name).contains(where: { $0.returnType.map(isLookup) ?? false }) { return true }
    guard name.first?.isUppercase == true, !facts.isDeclaredHere(name) else { return isOwnLookup(name) }
    return !Self.plainTypes.contains(name)
  }

  /// Whether a type may look its members up: one of the project that does, or a generic one of another module.
  private func isLookup(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { token in
      guard let named = token.parent?.as(IdentifierTypeSyntax.self), named.name.id == token.id else { return false }
      if facts.isDeclaredHere(token.text) { return isOwnLookup(token.text) }
      return named.genericArgumentClause != nil && !Self.plainTypes.contains(token.text)
    }
  }

  private func isOwnLookup(_ name: String) -> Bool {
    facts.types(withSimpleName: name).contains { facts.looksUpMembers($0.name) }
  }

  /// Types of the platform that have none but their own members.
  private static let plainTypes: Set = [
    "AnyPublisher", "Array", "ArraySlice", "ContiguousArray", "CurrentValueSubject", "Dictionary", "KeyValuePairs",
    "Optional", "PassthroughSubject", "Published", "Result", "Set", "Task",
  ]
}

extension ProjectFacts {
  /// Whether a type is `@dynamicMemberLookup`, so that its members may be another type's.
  func looksUpMembers(_ name: String) -> Bool {
    lineage(of: name).contains { type in
      self.type(named: type)?.attributes.contains { $0.trimmedDescription == "@dynamicMemberLookup" } == true
    }
  }
}

extension FileFacts {
  /// Modules whose types look members up by key paths that write.
  private static let lookupModules: Set = ["Combine", "Observation", "RxSwift", "SwiftData", "SwiftUI"]

  /// Whether the file imports, or declares, a type that looks members up by key paths that write.
  var looksUpWritably: Bool {
    hasWritingLookup || imports.contains { Self.lookupModules.contains($0.module) }
  }
}

extension SubscriptDeclSyntax {
  /// Whether it is `subscript(dynamicMember:)` by a key path that may write, in whatever spelling.
  var looksUpWritably: Bool {
    guard let parameter = parameterClause.parameters.first, parameter.firstName.text == "dynamicMember" else {
      return false
    }
    return !["String", "StaticString"].contains(parameter.type.trimmedDescription)
      && parameter.type.as(IdentifierTypeSyntax.self)?.name.text != "KeyPath"
  }
}

extension String {
  /// Whether it names a projected value, `$name`, and not a closure's parameter.
  fileprivate var isProjection: Bool { hasPrefix("$") && dropFirst().first?.isNumber == false }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without generic arguments; empty for anything but a name.
  fileprivate var calledName: String {
    let called = calledWithoutGenericArguments
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
  }
}

extension SyntaxProtocol {
  /// The expression that the pattern declaring a name is matched with: the sequence of a loop, the subject of a `switch`,
  /// a value.
  fileprivate func patternSource(of name: String) -> ExprSyntax? {
    var current = parent
    while let node = current {
      if let loop = node.as(ForStmtSyntax.self), loop.pattern.declares(name) { return loop.sequence }
      if let found = node.as(SwitchCaseSyntax.self), found.label.declares(name) {
        return node.parent?.parent?.as(SwitchExprSyntax.self)?.subject
      }
      if let block = node.as(CodeBlockItemListSyntax.self) {
        let bindings = block.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        if let found = bindings.last(where: { $0.pattern.declares(name) }) { return found.initializer?.value }
      }
      current = node.parent
    }
    return nil
  }
}
