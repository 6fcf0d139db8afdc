import SwiftSyntax

/// One way in which legacy initializers read a property.
///
/// An idiom is a guard chain without state: it answers with what the statement means, or with nil when the statement is
/// anything else, however slightly. Its doc comment shows one statement before, and the property after.
protocol ReadIdiom: SendableMetatype {
  static func recognise(_ statement: CodeBlockItemSyntax.Item, in context: InitializerContext) -> RecognisedRead?
}

/// All idioms of reading, in alphabetical order. At most one of them recognises a statement.
enum ReadIdioms {
  static let all: [any ReadIdiom.Type] = [
    ElementsRead.self,
    LosslessRead.self,
    ModelRead.self,
    OptionalBindingRead.self,
    OptionalElementsRead.self,
    ScalarRead.self,
  ]
}

/// What one statement reads.
struct RecognisedRead: Sendable, Equatable {
  let property: String
  let key: String
  let rule: ReadRule
  /// The source behind `??`.
  var fallback: String?
}

/// All that an idiom may know of the initializer around its statement.
struct InitializerContext {
  let facts: ProjectFacts
  /// The full name of the type.
  let type: String
  /// The name of the `JSON` parameter.
  let json: String

  /// The property that an assignment fills: `x` or `self.x`, when the type or its superclass stores one of that name.
  func assigned(by expression: ExprSyntax) -> (property: String, value: ExprSyntax)? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let name = property(elements[0]) else {
      return nil
    }
    let rest = elements.dropFirst(2)
    if let value = rest.only { return (name, value) }
    return (name, ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(rest)))))
  }

  private func property(_ expression: ExprSyntax) -> String? {
    let name: String
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      name = access.declName.baseName.text
    } else {
      return nil
    }
    return facts.property(name, of: type) == nil ? nil : name
  }

  /// The key of `json["key"]`, with a string literal or a constant.
  func key(of expression: ExprSyntax) -> String? {
    guard let access = expression.as(SubscriptCallExprSyntax.self), access.trailingClosure == nil,
      access.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == json,
      let argument = access.arguments.only, argument.label == nil
    else { return nil }
    return string(argument.expression)
  }

  /// The text of a string literal without interpolation, or of a constant.
  private func string(_ expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return facts.stringConstant(name, in: type)
  }

  /// The type that a call of its initializer from JSON makes: `Model(json: …)`, however that is labelled.
  func model(constructedBy expression: ExprSyntax) -> (type: String, argument: ExprSyntax)? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = call.calledExpression.dottedName, let argument = call.arguments.only
    else { return nil }
    if let found = facts.resolve(name, in: type) {
      guard let entry = facts.entry(of: found.name), entry.label == argument.label?.text,
        entry.configuration.isEmpty
      else { return nil }
      return (found.name, argument.expression)
    }
    guard argument.label?.text == "json", RuntimeLibrary.models.contains(name),
      !facts.isDeclaredHere(String(name.prefix { $0 != "." }))
    else { return nil }
    return (name, argument.expression)
  }

  /// What a mapping makes of each element of an array: `{ Model(json: $0) }`, `{ $0.stringValue }`, `Model.init`.
  func element(of call: FunctionCallExprSyntax) -> FieldType? {
    if let closure = call.trailingClosure ?? call.arguments.only?.expression.as(ClosureExprSyntax.self) {
      guard call.trailingClosure == nil || call.arguments.isEmpty else { return nil }
      return element(of: closure)
    }
    return nil
  }

  private func element(of closure: ClosureExprSyntax) -> FieldType? {
    guard closure.signature?.capture == nil, closure.parameterNames.count <= 1,
      let statement = closure.statements.only?.item
    else { return nil }
    let name = closure.parameterNames.first?.name ?? "$0"
    let body = statement.as(ReturnStmtSyntax.self)?.expression ?? statement.as(ExprSyntax.self)
    guard let body else { return nil }
    if let (model, argument) = model(constructedBy: body),
      argument.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    {
      return .model(model)
    }
    if let access = body.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
      case .value(let scalar)? = ReadRule(accessor: access.declName.baseName.text)
    {
      return .scalar(scalar)
    }
    return nil
  }
}

extension ReadRule {
  /// The rule of an accessor of a `JSON`: `int`, `intValue`, `string` …
  init?(accessor: String) {
    for scalar in Scalar.allCases {
      if accessor == scalar.accessor {
        self = .optional(scalar)
        return
      }
      if scalar.zero != nil, accessor == scalar.accessor + "Value" {
        self = .value(scalar)
        return
      }
    }
    return nil
  }
}
