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
  func tryHelper(for call: FunctionCallExprSyntax, _ environment: Environment) -> (Helper?, NotRecognised?) {
    do throws(NotRecognised) { return (try helper(for: call, environment), nil) } catch { return (nil, error) }
  }

  private func helper(
    for call: FunctionCallExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Helper? {
    let labels = call.arguments.map(\.label?.text)
    let documents = call.arguments.map { argument in
      mentioned(in: argument.expression, environment) != nil && isDocument(argument.expression, environment)
    }
    guard documents.contains(true), call.trailingClosure == nil else { return nil }
    return try surroundings.helper(
      .function(call, labels: labels, documents: documents))
  }

  private func isDocument(_ expression: ExprSyntax, _ environment: Environment) -> Bool {
    document(expression, environment) != nil
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
