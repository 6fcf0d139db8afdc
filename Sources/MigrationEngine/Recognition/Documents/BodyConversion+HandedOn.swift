import SwiftSyntax

/// Parts of the document that are passed to functions which take a `JSON` and stay as they are.
///
/// ## Before
/// ```swift
/// guard let id = json["id"].int else {
///   Log.report(json)
///   return nil
/// }
/// self.id = id
/// ```
/// ## After
/// ```swift
/// guard let id = try container.valueIfPresent(Int.self, at: "id") else {
///   try Log.report(container.value(JSON.self))
///   throw container.refusal
/// }
/// self.id = id
/// ```
/// If that would name `JSON` more often than the old initializer did, the old parameter becomes a constant at the start
/// (`let json = try container.value(JSON.self)`), and the calls stay as they are.
///
/// Preserves: the value that the function gets, absent or null as it was.
/// Can't: functions outside of the given folders, generic functions, functions that also take a type; an initializer
/// that only passes its document on.
extension BodyConversion {
  /// A call that passes parts of the document on.
  struct HandedOnCall {
    let call: FunctionCallExprSyntax
    let parts: [(value: DocumentValue, expression: ExprSyntax)]
    /// The reason why the function is not converted, if the conversion was tried.
    let reason: Reason?
  }

  /// Notes a call whose function stays.
  ///
  /// - Returns: false when it may not: nothing is noted then.
  func handOn(
    _ call: FunctionCallExprSyntax, because reason: Reason?, _ environment: Environment
  ) throws(NotRecognised) -> Bool {
    guard handingOn != nil, call.trailingClosure == nil, closureDepth == 0, let name = functionName(of: call) else {
      return false
    }
    let documents = call.arguments.map { document($0.expression, environment) }
    let labels = call.arguments.map(\.label?.text)
    let found = project.functions(named: name).filter {
      $0.accepts(labels: labels, documents: documents.map { $0?.kind })
    }
    guard documents.contains(where: { $0 != nil }), !found.isEmpty,
      found.allSatisfy({ project.files[$0.file].role == .migrated && $0.node.genericParameterClause == nil }),
      !call.arguments.contains(where: \.expression.isMetatype)
    else { return false }
    if !call.calledExpression.is(DeclReferenceExprSyntax.self) { try plain(call.calledExpression, environment) }
    for (argument, value) in zip(call.arguments, documents) where value == nil {
      try plain(argument.expression, environment)
    }
    let parts = zip(call.arguments, documents).compactMap { argument, value in
      value.map { ($0, argument.expression) }
    }
    handedOnCalls.append(HandedOnCall(call: call, parts: parts, reason: reason))
    return true
  }

  /// Checks that a name of a document's type is given nothing by a function that stays, whose result is a `JSON`.
  func checkResult(_ value: ExprSyntax?, of type: TypeSyntax) throws(NotRecognised) {
    guard let value, DocumentKind(type) != nil,
      let found = handedOnCalls.first(where: { value.trimmedOffsets.contains($0.call.trimmedOffsets.lowerBound) })
    else { return }
    throw found.reason.map { NotRecognised(reason: $0) }
      ?? failure(.documentHandedOn, "the document is handed on: `\(found.call.excerpt)`", at: found.call)
  }

  /// The name of the function that a call means, unless a local one has it.
  private func functionName(of call: FunctionCallExprSyntax) -> String? {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil {
      let name = access.declName.baseName.text
      return name == "init" ? nil : name
    }
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
      case .none = reference.localBinding(of: reference.baseName.text)
    else { return nil }
    return reference.baseName.text
  }

  /// Writes the calls that pass parts of the document on.
  func writeHandedOnCalls() throws(NotRecognised) {
    guard let (parameter, mentions) = handingOn, let first = handedOnCalls.first else { return }
    guard !edits.isEmpty else {
      throw first.reason.map { NotRecognised(reason: $0) }
        ?? failure(.documentHandedOn, "the document is handed on: `\(first.call.excerpt)`", at: first.call)
    }
    let parts = handedOnCalls.flatMap(\.parts)
    let isDeclared =
      handedOn + parts.count > mentions && parts.allSatisfy { isPartOfParameter($0.expression, parameter) }
    if isDeclared {
      noteQuestion()
      handedOnDeclaration = "let \(parameter) = try \(container).value(JSON.self)"
      noteHandedOn()
      return
    }
    for (value, expression) in parts {
      try ask(
        value, ".value(JSON.self\(value.location))", to: expression.trimmedOffsets.upperBound, throwing: true,
        at: expression)
      noteHandedOn()
    }
  }

  /// Returns whether an expression begins with the parameter itself, not with a name that shadows it.
  private func isPartOfParameter(_ expression: ExprSyntax, _ parameter: String) -> Bool {
    var base = expression
    while let access = base.as(SubscriptCallExprSyntax.self) { base = access.calledExpression }
    guard let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text == parameter else {
      return false
    }
    if case .annotated = reference.localBinding(of: parameter) { return true }
    return false
  }
}

extension ExprSyntax {
  /// `User.self`
  fileprivate var isMetatype: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.self)
  }
}

/// A place that passes a part of the document to a function that stays.
struct HandedOnDocument: Sendable {
  let file: Int
  /// The call.
  let range: Range<Int>
  let reason: Reason

  init(_ handedOn: BodyConversion.HandedOnCall, in file: Int, _ project: ProjectFacts) {
    self.file = file
    range = handedOn.call.trimmedOffsets
    let why = handedOn.reason.map { ": \($0.text)" } ?? ""
    reason = Reason(
      handedOn.reason?.kind ?? .documentHandedOn,
      "`\(handedOn.call.calledExpression.excerpt)` stays as it is, and is given a `JSON`\(why)",
      at: project.files[file].position(of: handedOn.call))
  }
}
