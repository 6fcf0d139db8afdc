import SwiftSyntax

/// Finds the type of an expression if the source alone makes it certain.
///
/// It follows declared types, local variables, loops, optional binding and the closures of the standard sequence
/// methods. It does not resolve overloads or generics. It returns nil for an unknown type, and decisions that depend on
/// it are not taken.
struct ExpressionTypes {
  let facts: ProjectFacts

  func type(of expression: ExprSyntax) -> SwiftType? {
    let found = typeInChain(of: expression)
    // A chain as a whole may be nil, and each part of it is there.
    guard let found, !found.isOptional, expression.isOptionalChain, !expression.isContinued else { return found }
    return .optional(found)
  }

  private func typeInChain(of expression: ExprSyntax) -> SwiftType? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return type(of: reference) }
    if let access = expression.as(MemberAccessExprSyntax.self) { return type(of: access) }
    if let chaining = expression.as(OptionalChainingExprSyntax.self) { return type(of: chaining.expression)?.unwrapped }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression)?.unwrapped }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(of: call) }
    if let access = expression.as(SubscriptCallExprSyntax.self) {
      guard let index = access.arguments.only?.expression, !index.isRange else { return nil }
      // Without `?`, only an implicitly unwrapped optional can be subscripted.
      switch type(of: access.calledExpression)?.unwrapped {
      case .array(let element)?: return element
      case .external("JSON")? where facts.ownSubscripts.isEmpty: return .external("JSON")
      case .dictionary(_, let value)?: return .optional(value)
      default: return nil
      }
    }
    if let awaited = expression.as(AwaitExprSyntax.self) { return type(of: awaited.expression) }
    if let trying = expression.as(TryExprSyntax.self), trying.questionOrExclamationMark == nil {
      return type(of: trying.expression)
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.only.flatMap { type(of: $0.expression) }
    }
    if expression.is(StringLiteralExprSyntax.self) { return .external("String") }
    return nil
  }

  /// Whether an expression is no optional for certain.
  func isCertainlyThere(_ value: ExprSyntax) -> Bool {
    if value.isLiteral || value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self)
    {
      return !value.is(NilLiteralExprSyntax.self)
    }
    return type(of: value).map { !$0.isOptional } ?? false
  }

  /// Returns the type of a value that a closure captures. Its name is looked up outside of the closure.
  func type(ofCaptured value: ExprSyntax, by capture: ClosureCaptureSyntax) -> SwiftType? {
    if capture.initializer != nil { return type(of: value) }
    guard let closure = capture.enclosing(ClosureExprSyntax.self) else { return nil }
    return type(ofName: capture.name.text, at: closure)
  }

  private func type(of access: MemberAccessExprSyntax) -> SwiftType? {
    guard let base = access.base else { return nil }
    guard let baseType = type(of: base) else { return nil }
    let name = access.declName.baseName.text
    switch baseType {
    case .project(let owner):
      return facts.property(name, of: owner).flatMap(type(of:))
    case .array(let element):
      return name == "first" || name == "last" ? .optional(element) : name == "count" ? .external("Int") : nil
    case .external("JSON"):
      // Its own members, where the project declares none of the name.
      let isOwn = facts.properties(named: name).contains { !facts.vendoredFiles.contains($0.file) }
      return isOwn ? nil : Self.membersOfJSON[name]
    case .optional, .external, .dictionary:
      return nil
    }
  }

  private static let membersOfJSON: [String: SwiftType] = [
    "array": .optional(.array(.external("JSON"))), "arrayValue": .array(.external("JSON")),
    "dictionary": .optional(.dictionary(key: .external("String"), value: .external("JSON"))),
    "dictionaryValue": .dictionary(key: .external("String"), value: .external("JSON")),
  ]

  /// The declared type of a property, or the one that its initial value shows.
  func type(of property: PropertyFacts) -> SwiftType? {
    if let written = property.type { return facts.swiftType(written, in: property.owner) }
    return property.initializer.flatMap { type(of: $0) }
  }

  private func type(of call: FunctionCallExprSyntax) -> SwiftType? {
    let callee = call.calledExpression
    if let name = callee.dottedName, let found = facts.resolve(name, in: callee.enclosingTypeName) {
      return .project(found.name)
    }
    // With a closure the call gives what can be cancelled.
    if call.trailingClosure == nil, call.arguments.allSatisfy({ !$0.expression.is(ClosureExprSyntax.self) }),
      call.parent?.is(AwaitExprSyntax.self) == true, let response = responseType(calledBy: call)
    {
      return response
    }
    guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base, let baseType = type(of: base)
    else {
      return nil
    }
    let name = access.declName.baseName.text
    switch baseType {
    case .array where ["filter", "sorted", "shuffled"].contains(name):
      return baseType
    case .array(let element) where name == "first" || name == "randomElement" || name == "min" || name == "max":
      return .optional(element)
    case .project:
      return function(calledBy: call).flatMap { function in
        function.returnType.flatMap { facts.swiftType($0, in: function.owner) }
      }
    default:
      return nil
    }
  }

  // MARK: Requests

  /// Returns the type of the response that the client passes to a closure: `client.call(request) { result in … }`.
  private func responseType(of result: ExprSyntax) -> SwiftType? {
    guard let name = result.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .closureParameter(let closure, 0) = result.localBinding(of: name), let call = closure.calledBy,
      call.trailingClosure?.id == closure.id
    else { return nil }
    return responseType(calledBy: call)
  }

  /// The `Response` of a request of the project that is given to a client of the library.
  private func responseType(calledBy call: FunctionCallExprSyntax) -> SwiftType? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "call",
      facts.functions(named: "call").isEmpty, let argument = call.arguments.first, argument.label == nil,
      let request = type(of: argument.expression)?.projectName, let declared = facts.type(named: request),
      !Conformances(of: [request], in: facts).foreign.isDisjoint(with: RuntimeLibrary.requests)
    else { return nil }
    let aliases = declared.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
    return aliases.first { $0.name.text == "Response" }.flatMap { facts.swiftType($0.initializer.value, in: request) }
  }

  // MARK: Names

  private func type(of reference: DeclReferenceExprSyntax) -> SwiftType? {
    type(ofName: reference.baseName.text, at: reference)
  }

  /// Returns the type of the value that a name refers to at a place.
  private func type(ofName name: String, at reference: some SyntaxProtocol) -> SwiftType? {
    if name == "self" { return reference.enclosingTypeName.flatMap { facts.type(named: $0) }.map { .project($0.name) } }
    switch reference.localBinding(of: name) {
    case .annotated(let written): return facts.swiftType(written, in: reference.enclosingTypeName)
    case .value(let value): return type(of: value)
    case .unwrapped(let value): return type(of: value)?.unwrapped
    case .element(let sequence):
      guard case .array(let element)? = type(of: sequence) else { return nil }
      return element
    case .closureParameter(let closure, let position): return parameterType(name, at: position, of: closure)
    case .success(let result): return responseType(of: result)
    case .unknown: return nil
    case .none: break
    }
    if let owner = reference.enclosingTypeName, let property = facts.property(name, of: owner) {
      return type(of: property)
    }
    let globals = facts.properties(named: name).filter { $0.owner == nil }
    return globals.only.flatMap { type(of: $0) }
  }

  private func parameterType(_ name: String, at position: Int, of closure: ClosureExprSyntax) -> SwiftType? {
    guard let call = closure.calledBy else { return nil }
    if let declared = declaredParameterType(at: position, of: closure, in: call) { return declared }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, case .array(let element)? = type(of: base)
    else { return nil }
    let unary: Set = [
      "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "firstIndex", "lastIndex", "contains",
      "allSatisfy", "removeAll", "prefix", "drop", "partition",
    ]
    let binary: Set = ["sorted", "sort", "min", "max"]
    let method = access.declName.baseName.text
    if unary.contains(method), position == 0 { return element }
    if binary.contains(method), position < 2 { return element }
    return nil
  }

  /// The parameter's type as the called function declares it, when the project declares that function.
  private func declaredParameterType(
    at position: Int, of closure: ClosureExprSyntax, in call: FunctionCallExprSyntax
  ) -> SwiftType? {
    guard let function = function(calledBy: call) else { return nil }
    let label = closure.parent?.as(LabeledExprSyntax.self)?.label?.text
    let parameter =
      call.trailingClosure?.id == closure.id
      ? function.parameters.last : function.parameters.first { $0.firstName.text == (label ?? "_") }
    guard let declared = parameter?.type.functionType, position < declared.parameters.count else { return nil }
    let index = declared.parameters.index(declared.parameters.startIndex, offsetBy: position)
    return facts.swiftType(declared.parameters[index].type, in: function.owner)
  }

  /// The one function of the project that a call can mean.
  private func function(calledBy call: FunctionCallExprSyntax) -> FunctionFacts? {
    let owner: String?
    let name: String
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      guard let found = type(of: base)?.projectName else { return nil }
      (owner, name) = (found, access.declName.baseName.text)
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      (owner, name) = (call.enclosingTypeName, reference.baseName.text)
    } else {
      return nil
    }
    guard let owner else { return nil }
    let lineage = facts.lineage(of: owner)
    return facts.functions(named: name).filter { $0.owner.map(lineage.contains) ?? false }.only
  }
}

extension TypeSyntax {
  /// The function type behind `@escaping` and parentheses.
  var functionType: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.functionType }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.only?.type.functionType }
    return self.as(FunctionTypeSyntax.self)
  }
}

extension ExprSyntax {
  fileprivate var isRange: Bool {
    if self.is(PrefixOperatorExprSyntax.self) || self.is(PostfixOperatorExprSyntax.self) { return true }
    return self.as(SequenceExprSyntax.self)?.elements.contains {
      $0.as(BinaryOperatorExprSyntax.self).map { ["...", "..<"].contains($0.operator.text) } ?? false
    } ?? false
  }
}
