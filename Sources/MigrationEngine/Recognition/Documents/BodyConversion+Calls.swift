import SwiftSyntax

extension BodyConversion {
  /// Converts a call whose receiver is not the document.
  func call(_ call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) -> DocumentKind? {
    let callee = call.calledExpression
    if let argument = call.arguments.only, call.trailingClosure == nil {
      switch try chain(argument.expression, environment) {
      case .document(let value):
        return try handOver(value, argument, to: call, environment)
      case .plain:
        try plain(callee, environment)
        return nil
      case .other: break
      }
    }
    if try configured(call, environment) { return nil }
    try plain(callee, environment)
    try rest(of: call, environment)
    return nil
  }

  /// The arguments and closures of a call.
  func rest(of call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) {
    let (helper, failed) = tryHelper(for: call, environment)
    if let helper {
      // Reads of the returned document are not converted here, and a container has other members.
      let isGivenOn = [.returnStmt, .codeBlockItem].contains(call.parent?.kind)
      guard helper.result == nil || isGivenOn else {
        throw failure(.helperNotConverted, "the document that `\(call.excerpt)` gives is read here", at: call)
      }
      for argument in call.arguments { _ = try expression(argument.expression, environment) }
      if helper.throws { try placeTry(over: Syntax(call)) }
      return
    }
    if try handOn(call, because: failed?.reason, environment) { return }
    if let failed { throw failed }
    try arguments(call.arguments, environment)
    let closures = [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
    for closure in closures { try plain(ExprSyntax(closure), environment) }
  }

  /// The helper that a call means, or why it is not converted.
  ///
  /// - Parameter kind: the kind of the only argument, if that is known.
  func tryHelper(
    for call: FunctionCallExprSyntax, givenA kind: DocumentKind? = nil, _ environment: Environment
  ) -> (Helper?, NotRecognised?) {
    do throws(NotRecognised) { return (try helper(for: call, givenA: kind, environment), nil) } catch {
      return (nil, error)
    }
  }

  private func helper(
    for call: FunctionCallExprSyntax, givenA kind: DocumentKind?, _ environment: Environment
  ) throws(NotRecognised) -> Helper? {
    let labels = call.arguments.map(\.label?.text)
    let documents = kind.map { [$0] } ?? call.arguments.map { self.kind(of: $0.expression, environment) }
    guard documents.contains(where: { $0 != nil }), call.trailingClosure == nil else { return nil }
    return try surroundings.helper(.function(call, labels: labels, documents: documents))
  }

  /// The kind of an argument that names a part of the document, or is a part of it by its keys; nil for other expressions.
  private func kind(of expression: ExprSyntax, _ environment: Environment) -> DocumentKind? {
    guard mentioned(in: expression, environment) != nil else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return environment[name]?.kind }
    return document(expression, environment)?.kind
  }

  func ask(
    _ helper: Helper, named name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue,
    _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    guard call.trailingClosure == nil else {
      throw failure(.documentInNestedCode, "`.\(name)` takes a closure", at: call)
    }
    let question = value.path.isEmpty ? "" : ".nestedContainer(\(value.place))"
    try ask(value, "\(question).\(name)", to: call.calledExpression.trimmedOffsets.upperBound, at: call)
    try arguments(call.arguments, environment)
    if helper.throws { try placeTry(over: Syntax(call)) }
    guard let kind = helper.result else { return .plain }
    return .document(Self.continued(kind, at: call.trimmedOffsets.upperBound, isChained: value.isChained))
  }
}
