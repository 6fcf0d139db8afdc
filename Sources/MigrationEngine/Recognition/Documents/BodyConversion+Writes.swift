import SwiftSyntax

extension BodyConversion {
  /// Refuses writes to a document, because a container is read-only.
  ///
  /// - Throws: ``NotRecognised`` for `json["a"].int = 1`, with any assignment operator.
  func checkWrites(_ elements: [ExprSyntax], _ environment: Environment) throws(NotRecognised) {
    for (index, element) in elements.enumerated() where index > 0 && element.assigns {
      try checkWrite(to: elements[index - 1], environment)
    }
  }

  /// A place that is assigned or passed `inout`.
  func checkWrite(to place: ExprSyntax, _ environment: Environment) throws(NotRecognised) {
    guard !place.is(DeclReferenceExprSyntax.self), let root = place.root, environment[root.baseName.text] != nil else {
      return
    }
    throw failure(.documentWrittenTo, "the document is written to: `\(place.excerpt)`", at: place)
  }
}

extension ExprSyntax {
  /// `a` of `a["b"].c?.d`.
  fileprivate var root: DeclReferenceExprSyntax? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.root }
    if let access = self.as(SubscriptCallExprSyntax.self) { return access.calledExpression.root }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.root }
    if let chaining = self.as(OptionalChainingExprSyntax.self) { return chaining.expression.root }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.root }
    return nil
  }
}
