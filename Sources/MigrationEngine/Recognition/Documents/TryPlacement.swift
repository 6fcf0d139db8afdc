import SwiftSyntax

extension BodyConversion {
  /// Writes `try` where Swift requires it for a read inside of a node: before the whole expression of its statement,
  /// and again before each call with a closure around it.
  func placeTry(over node: Syntax) throws(NotRecognised) {
    var child = node
    var place: Int?
    while let parent = child.parent {
      if parent.is(TryExprSyntax.self) { return }
      if let name = project.autoclosure(around: child) {
        throw failure(.readWhereNothingMayThrow, "`\(name)` takes an expression that must not throw", at: node)
      }
      if let known = place, child.trimmedOffsets.lowerBound < known, !child.is(SequenceExprSyntax.self),
        !child.is(ExprListSyntax.self)
      {
        place = nil
      }
      let start = place ?? child.trimmedOffsets.lowerBound
      if let elements = parent.as(ExprListSyntax.self), parent.parent?.is(SequenceExprSyntax.self) == true {
        place = self.start(in: Array(elements), of: child)
      } else if parent.is(SequenceExprSyntax.self) {
        // Its list said already where.
      } else if parent.is(InitializerClauseSyntax.self) || parent.is(ReturnStmtSyntax.self)
        || parent.is(ThrowStmtSyntax.self) || parent.is(ConditionElementSyntax.self) || parent.is(ForStmtSyntax.self)
        || parent.is(WhereClauseSyntax.self) || parent.is(SwitchExprSyntax.self) || parent.is(RepeatStmtSyntax.self)
      {
        try add(start, inside: parent)
        return
      } else if parent.is(CodeBlockItemSyntax.self) {
        try add(start, inside: parent)
        return
      } else if parent.is(SwitchCaseLabelSyntax.self) || parent.is(AccessorDeclSyntax.self)
        || parent.is(DeferStmtSyntax.self) || parent.is(ClosureCaptureSyntax.self)
      {
        throw failure(.readWhereNothingMayThrow, "the document is read where nothing may throw", at: node)
      }
      child = parent
    }
  }

  /// Returns the place for `try` in an expression with operators: after an assignment, or at its start.
  private func start(in elements: [ExprSyntax], of child: Syntax) -> Int {
    let offset = child.trimmedOffsets.lowerBound
    var start = elements.first?.trimmedOffsets.lowerBound ?? offset
    for (index, element) in elements.enumerated() where index + 1 < elements.count {
      guard element.trimmedOffsets.lowerBound < offset else { break }
      // One of the project may be any operator; `try` in front of all is right for each.
      let isOwn = element.binaryOperator.map { !project.functions(named: $0).isEmpty } ?? false
      if element.is(AssignmentExprSyntax.self) || element.isCompoundAssignment && !isOwn {
        start = elements[index + 1].trimmedOffsets.lowerBound
      }
    }
    return start
  }

  private func add(_ offset: Int, inside node: Syntax) throws(NotRecognised) {
    addTry(at: offset)
    // A closure that throws needs a caller that lets it.
    var current: Syntax? = node
    while let found = current {
      if let closure = found.as(ClosureExprSyntax.self) {
        return try letThrow(closure)
      }
      if found.is(FunctionDeclSyntax.self) || found.is(InitializerDeclSyntax.self) || found.is(AccessorDeclSyntax.self)
      {
        return
      }
      current = found.parent
    }
  }

  private func letThrow(_ closure: ClosureExprSyntax) throws(NotRecognised) {
    if let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id {
      return try placeTry(over: Syntax(call))
    }
    guard let call = closure.calledBy, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      Self.rethrowing.contains(access.declName.baseName.text)
    else {
      throw failure(.readWhereNothingMayThrow, "the document is read in a closure that may not throw", at: closure)
    }
    let name = access.declName.baseName.text
    let isOwn = project.functions(named: name).contains { function in
      // An extension of what the project does not declare, such as `Dictionary`.
      function.owner.map { project.type(named: $0) == nil } ?? false
        && function.node.signature.effectSpecifiers?.throwsClause == nil
        // `func sorted(_ by: Order)` is another method.
        && function.parameters.contains { parameter in
          parameter.type.dottedName.flatMap { project.resolve($0, in: function.owner) } == nil
        }
    }
    if isOwn {
      throw failure(.readWhereNothingMayThrow, "the project has a `\(name)` whose closure may not throw", at: closure)
    }
    if let signature = closure.signature, let result = signature.returnClause,
      signature.effectSpecifiers?.throwsClause == nil
    {
      let start = result.trimmedOffsets.lowerBound
      try replace(start..<start, by: "throws ", at: signature)
    }
    try placeTry(over: Syntax(call))
  }

  /// Methods of the standard library that throw what their closure throws.
  private static let rethrowing: Set = [
    "map", "compactMap", "flatMap", "filter", "forEach", "contains", "allSatisfy", "first", "firstIndex", "last",
    "lastIndex", "reduce", "sorted", "sort", "min", "max", "mapValues", "compactMapValues", "prefix", "drop",
    "removeAll",
  ]
}

extension ExprSyntax {
  /// `+=` and its like.
  fileprivate var isCompoundAssignment: Bool {
    guard let text = binaryOperator else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}
