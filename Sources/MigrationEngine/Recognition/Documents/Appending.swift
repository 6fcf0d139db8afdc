import SwiftSyntax

/// A loop that only appends a value for each element: `for item in items { list.append(Model(json: item)) }`.
struct Appending {
  /// The name of the element.
  let element: String
  let array: ExprSyntax
  let target: ExprSyntax
  let made: ExprSyntax
  /// Whether nil is left out.
  let isOptional: Bool
  /// Whether it goes through the entries of a document: `for (_, item) in json { … }`.
  let isOfEntries: Bool

  /// Creates the loop. Nil for any other statement.
  init?(_ item: CodeBlockItemSyntax.Item) {
    let body: CodeBlockItemListSyntax
    if let loop = item.as(ForStmtSyntax.self) {
      let entry = loop.nameOfEntry
      let own = loop.typeAnnotation == nil ? loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
      guard let name = entry ?? own, loop.whereClause == nil, loop.caseKeyword == nil, loop.awaitKeyword == nil else {
        return nil
      }
      (element, array, body) = (name, loop.sequence, loop.body.statements)
      isOfEntries = entry != nil
    } else if let call = item.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "forEach",
      let base = method.base, let closure = call.trailingClosure, closure.signature?.capture == nil,
      closure.parameterNames.count <= 1
    {
      (element, array, body) = (closure.parameterNames.first?.name ?? "$0", base, closure.statements)
      isOfEntries = false
    } else {
      return nil
    }
    let items = Array(body.map(\.item))
    guard let (target, made, isOptional) = items.only?.attempted.map(Self.attempted) ?? Self.appended(in: items) else {
      return nil
    }
    (self.target, self.made, self.isOptional) = (target, made, isOptional)
  }

  /// Returns the loop with `list.append(try Model(json: item))`, where an error skips the element.
  private static func attempted(
    in items: [CodeBlockItemSyntax.Item]
  ) -> (target: ExprSyntax, made: ExprSyntax, isOptional: Bool)? {
    let untried = items.map { item in
      item.as(TryExprSyntax.self).map { CodeBlockItemSyntax.Item($0.expression) } ?? item
    }
    guard let (target, made, isOptional) = appended(in: untried), !isOptional else { return nil }
    let value = made.as(TryExprSyntax.self)?.expression ?? made
    return SourceFileSyntax.parsed("try? \(value.trimmedDescription)", as: .fragments).statements.only?.item.as(
      ExprSyntax.self
    )
    .map { (target, $0, true) }
  }

  /// `list.append(Model(json: item))`, with a constant before it or an `if let` around it.
  private static func appended(
    in items: [CodeBlockItemSyntax.Item]
  ) -> (target: ExprSyntax, made: ExprSyntax, isOptional: Bool)? {
    if let (name, value, body) = items.only?.bindingOfOneValue, let (target, argument) = append(body),
      argument.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      return (target, value, true)
    }
    guard let last = items.last, let (target, argument) = append(last) else { return nil }
    if items.count == 2, let (name, value) = items[0].guardedElement,
      argument.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      return (target, value, true)
    }
    var constants: [String: ExprSyntax] = [:]
    for item in items.dropLast() {
      guard let declaration = item.as(VariableDeclSyntax.self), let binding = declaration.bindings.only,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value, binding.typeAnnotation.map({ value.makes($0.type) }) ?? true,
        constants.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    let made = inlined(argument, &constants)
    return constants.isEmpty ? made.map { (target, $0, false) } : nil
  }

  /// Returns an expression without its constants, each of which is used once: `Model(json: item)` for `Model(json:
  /// copy)` and `let copy = JSON(item)`.
  private static func inlined(_ expression: ExprSyntax, _ constants: inout [String: ExprSyntax]) -> ExprSyntax? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let value = constants.removeValue(forKey: name) else { return expression }
      return inlined(value, &constants)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let argument = call.arguments.only, let inner = inlined(argument.expression, &constants)
    else { return expression }
    if argument.label == nil, call.calledExpression.isJSONInitializer, inner.is(DeclReferenceExprSyntax.self) {
      return inner
    }
    let label = argument.label.map { "\($0.text): " } ?? ""
    let text = "\(call.calledExpression.trimmedDescription)(\(label)\(inner.trimmedDescription))"
    return SourceFileSyntax.parsed(text, as: .fragments).statements.only?.item.as(ExprSyntax.self)
  }

  private static func append(_ item: CodeBlockItemSyntax.Item) -> (target: ExprSyntax, argument: ExprSyntax)? {
    if let parts = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
      parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=",
      let element = parts[2].as(ArrayExprSyntax.self)?.elements.only?.expression
    {
      return (parts[0], element)
    }
    guard let call = item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "append",
      let base = method.base, let argument = call.arguments.only, argument.label == nil
    else { return nil }
    // The array was made before the loop, so `list!` and `list?` are never nil.
    let target = base.as(ForceUnwrapExprSyntax.self)?.expression ?? base.as(OptionalChainingExprSyntax.self)?.expression
    return (target ?? base, argument.expression)
  }
}

extension ForStmtSyntax {
  /// `item` of `for (_, item) in json` and `for (_, item): (String, JSON) in json`.
  fileprivate var nameOfEntry: String? {
    let declared = typeAnnotation?.type.trimmedDescription.filter { !$0.isWhitespace }
    guard declared == nil || declared == "(String,JSON)", let parts = pattern.as(TuplePatternSyntax.self)?.elements,
      parts.count == 2, parts.first?.pattern.is(WildcardPatternSyntax.self) == true,
      parts.allSatisfy({ $0.label == nil })
    else { return nil }
    return parts.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension CodeBlockItemSyntax.Item {
  /// The statements of `do { … } catch {}`.
  fileprivate var attempted: [CodeBlockItemSyntax.Item]? {
    guard let statement = self.as(DoStmtSyntax.self), let clause = statement.catchClauses.only,
      clause.catchItems.isEmpty, clause.body.statements.isEmpty
    else { return nil }
    return statement.body.statements.map(\.item)
  }

  /// `guard let name = value else { continue }`, which leaves the element out.
  fileprivate var guardedElement: (name: String, value: ExprSyntax)? {
    guard let statement = self.as(GuardStmtSyntax.self),
      let binding = statement.conditions.only?.condition.as(OptionalBindingConditionSyntax.self),
      binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = binding.initializer?.value, let exit = statement.body.statements.only?.item
    else { return nil }
    let isSkipped = exit.as(ContinueStmtSyntax.self)?.label == nil && exit.is(ContinueStmtSyntax.self)
    return isSkipped ? (name, value) : nil
  }
}

extension ExprSyntax {
  /// Whether the expression is the initializer of a type: with that type the constant is declared as it is anyway.
  fileprivate func makes(_ type: TypeSyntax) -> Bool {
    guard let name = type.dottedName, let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.initializedTypeName == name
  }
}
