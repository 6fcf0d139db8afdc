import MigrationPlan
import SwiftSyntax

/// The facts that an idiom may use about the initializer around its statement.
struct InitializerContext {
  let facts: ProjectFacts
  /// The full name of the type.
  let type: String
  /// The name of the `JSON` parameter.
  let json: String
  /// Local names of parts of the document: `let data = json["data"]`.
  var aliases: [String: DocumentKey] = [:]
  /// Local names of what was read: `let id = json["id"].int`.
  var values: [String: ExprSyntax] = [:]
  /// Local variables that begin as empty arrays.
  var emptyLocals: Set<String> = []
  /// Other local names.
  var otherLocals: Set<String> = []
  /// Those that the initializer refuses a document for: `guard let id = json["id"].int else { return nil }`.
  var guarded: Set<String> = []

  /// The property that an assignment fills: `x` or `self.x`, when the type or its superclass stores one of that name.
  /// A local constant stands for its value.
  func assigned(by expression: ExprSyntax) -> (property: String, value: ExprSyntax)? {
    guard let (name, value) = assignment(expression) else { return nil }
    return (name, local(value).flatMap { values[$0] } ?? value)
  }

  /// The local constant that an assignment takes its value from.
  func constant(assignedBy item: CodeBlockItemSyntax.Item) -> String? {
    item.as(ExprSyntax.self).flatMap(assignment).flatMap { local($0.value) }
  }

  private func assignment(_ expression: ExprSyntax) -> (property: String, value: ExprSyntax)? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let name = property(elements[0]) else {
      return nil
    }
    let rest = elements.dropFirst(2)
    if let value = rest.only { return (name, value) }
    return (name, ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(rest)))))
  }

  private func local(_ value: ExprSyntax) -> String? {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, values[name] != nil else { return nil }
    return name
  }

  /// Returns an expression, or the value of the local constant that it names.
  func meant(by expression: ExprSyntax) -> ExprSyntax {
    local(expression).flatMap { values[$0] } ?? expression
  }

  func property(_ expression: ExprSyntax) -> String? {
    let name: String
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      // A local name hides the property.
      if values[name] != nil || aliases[name] != nil || emptyLocals.contains(name) || otherLocals.contains(name) {
        return nil
      }
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      name = access.declName.baseName.text
    } else {
      return nil
    }
    return facts.property(name, of: type) == nil ? nil : name
  }

  /// The key of `json["key"]`, with a string literal or a constant, or the path of `json["a"]["b"][0]`.
  func key(of expression: ExprSyntax) -> DocumentKey? {
    guard let found = document(expression), !found.steps.isEmpty else { return nil }
    return found
  }

  /// The document, or a part of it.
  func document(_ expression: ExprSyntax) -> DocumentKey? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return aliases[name] ?? (name == json ? DocumentKey() : nil)
    }
    // An optional document is always there when it is decoded.
    if let chained = expression.as(OptionalChainingExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self) {
      return chained.baseName.text == json ? document(ExprSyntax(chained)) : nil
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return document(forced.expression) }
    if expression.is(TupleExprSyntax.self), expression.withoutParentheses.id != expression.id {
      return document(expression.withoutParentheses)
    }
    guard let access = expression.as(SubscriptCallExprSyntax.self), access.trailingClosure == nil,
      var found = document(access.calledExpression), !access.arguments.isEmpty,
      facts.hidingSubscript(of: access) == nil
    else { return nil }
    for argument in access.arguments {
      guard argument.label == nil else { return nil }
      for step in argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument.expression] {
        guard let step = self.step(step) else { return nil }
        found.steps.append(step)
      }
    }
    return found
  }

  private func step(_ expression: ExprSyntax) -> DocumentKey.Step? {
    if let index = expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue { return .index(index) }
    return KeyConstant(facts: facts, type: type).text(of: expression).map(DocumentKey.Step.key)
  }

  /// The type that a call of its initializer from JSON makes: `Model(json: …)`, however that is labelled.
  func model(constructedBy expression: ExprSyntax, isTried: Bool = false) -> (type: String, argument: ExprSyntax)? {
    if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) {
      return model(constructedBy: unwrapped.expression).flatMap { facts.neverRefuses($0.type) ? $0 : nil }
    }
    let attempt = expression.as(TryExprSyntax.self)
    guard let call = (attempt?.expression ?? expression).as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      attempt == nil || attempt?.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
      let name = call.calledExpression.initializedTypeName, let argument = call.arguments.only
    else { return nil }
    if let found = facts.resolve(name, in: type) {
      guard let entry = facts.entry(of: found.name), entry.label == argument.label?.text,
        entry.configuration.isEmpty, (entry.effect == .throwing) == (isTried || attempt != nil)
      else { return nil }
      return (found.name, argument.expression)
    }
    guard argument.label?.text == "json", RuntimeLibrary.models.contains(name),
      !facts.isDeclaredHere(String(name.prefix { $0 != "." }))
    else { return nil }
    return (name, argument.expression)
  }

  /// Returns the type that a mapping creates for each element of an array: `{ Model(json: $0) }`, `{ $0.stringValue }`,
  /// `Model.init`.
  func element(of call: FunctionCallExprSyntax) -> FieldType? {
    if let closure = call.trailingClosure ?? call.arguments.only?.expression.as(ClosureExprSyntax.self) {
      guard call.trailingClosure == nil || call.arguments.isEmpty else { return nil }
      return element(of: closure)
    }
    guard let argument = call.arguments.only?.expression else { return nil }
    if let path = argument.as(KeyPathExprSyntax.self), path.root == nil,
      let component = path.components.only?.component.as(KeyPathPropertyComponentSyntax.self)
    {
      return scalar(component.declName.baseName.text)
    }
    guard let name = argument.dottedName, name.hasSuffix(".init"),
      let found = facts.resolve(String(name.dropLast(5)), in: type), facts.initializers(of: found.name).count == 1,
      let entry = facts.entry(of: found.name), entry.presence == .plain, entry.configuration.isEmpty,
      entry.constants.isEmpty
    else { return nil }
    return .model(found.name)
  }

  private func scalar(_ accessor: String) -> FieldType? {
    guard case .value(let scalar)? = ReadRule(accessor: accessor) else { return nil }
    return .scalar(scalar)
  }

  private func element(of closure: ClosureExprSyntax) -> FieldType? {
    guard closure.signature?.capture == nil, closure.parameterNames.count <= 1,
      let statement = closure.statements.only?.item
    else { return nil }
    let name = closure.parameterNames.first?.name ?? "$0"
    let body = statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self)
    guard let body else { return nil }
    if let (model, argument) = model(constructedBy: body),
      argument.withoutJSON.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      return .model(model)
    }
    if let access = body.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      return scalar(access.declName.baseName.text)
    }
    return nil
  }
}

extension ExprSyntax {
  /// The document inside of `JSON(element)`, which returns its argument.
  fileprivate var withoutJSON: ExprSyntax {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.isJSONInitializer, let argument = call.arguments.only, argument.label == nil
    else { return self }
    return argument.expression
  }
}
