import SwiftSyntax

/// The change to a use of a property that is no longer optional.
///
/// Changes only forms whose meaning stays the same: it removes the unwrapping, and the code for nil, which can't run
/// any more. It leaves forms that compile either way with the same meaning. Any other use keeps the property optional:
/// as `Any` it would print differently, and an inferred `let` would change its type.
struct OptionalUse {
  let facts: ProjectFacts
  private let types: ExpressionTypes
  /// Whether a property, by its owner and name, stays optional after the run.
  private let staysOptional: (_ owner: String, _ property: String) -> Bool

  init(facts: ProjectFacts, staysOptional: @escaping (_ owner: String, _ property: String) -> Bool) {
    self.facts = facts
    types = ExpressionTypes(facts: facts)
    self.staysOptional = staysOptional
  }

  /// A use that would not compile, or would mean something else.
  struct Blocked: Error {
    let reason: Reason
  }

  /// The edits for one use.
  ///
  /// - Parameters:
  ///   - expression: the expression that was optional.
  ///   - file: the file that it is in.
  func edits(for expression: ExprSyntax, in file: Int) throws(Blocked) -> [Edit] {
    guard let parent = expression.parent else { throw blocked(expression, in: file) }
    if let assigned = expression.assignedValue {
      guard types.isCertainlyThere(assigned) else { throw blocked(expression, in: file) }
      return []
    }
    if let chaining = parent.as(OptionalChainingExprSyntax.self) {
      let edit = Edit(file: file, range: chaining.questionMark.trimmedOffsets, text: "")
      return try [edit] + chainEdits(of: chaining, in: file)
    }
    if let base = expression.as(MemberAccessExprSyntax.self)?.base, hasRemainingMark(base), !expression.isWritten {
      return []
    }
    if let forced = parent.as(ForceUnwrapExprSyntax.self) {
      return [Edit(file: file, range: forced.exclamationMark.trimmedOffsets, text: "")]
    }
    if let list = parent.as(ExprListSyntax.self) {
      return try operatorEdits(for: expression, among: Array(list), in: file)
    }
    if let initializer = parent.as(InitializerClauseSyntax.self) {
      return try bindingEdits(for: initializer, value: expression, in: file)
    }
    if let tuple = parent.as(LabeledExprSyntax.self)?.parent?.parent?.as(TupleExprSyntax.self),
      tuple.elements.count == 1
    {
      return try edits(for: ExprSyntax(tuple), in: file)
    }
    if let returned = parent.as(ReturnStmtSyntax.self), isReturnedAsOptional(returned) { return [] }
    throw blocked(expression, in: file)
  }

  // MARK: Chains

  /// `a?.b.c`: the rest of the chain is optional as before when another `?` is left, or when `c` is optional itself.
  private func chainEdits(of chaining: OptionalChainingExprSyntax, in file: Int) throws(Blocked) -> [Edit] {
    var end = ExprSyntax(chaining)
    var last: MemberAccessExprSyntax?
    while let parent = end.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == end.id {
        last = access
        end = ExprSyntax(access)
      } else if let other = parent.as(OptionalChainingExprSyntax.self) {
        end = ExprSyntax(other)
      } else {
        break
      }
    }
    if hasRemainingMark(end) { return [] }
    guard let last, last.id == end.id, end.parent?.is(FunctionCallExprSyntax.self) != true,
      let owner = last.base.flatMap({ types.type(of: $0)?.unwrapped.projectName }),
      let property = facts.property(last.declName.baseName.text, of: owner)
    else { throw blocked(ExprSyntax(chaining), in: file) }
    // One that is optional stays so, or is a use of its own that brings its edits along.
    if property.type?.is(OptionalTypeSyntax.self) == true { return [] }
    return try edits(for: end, in: file)
  }

  /// Whether a `?` in a chain stays, so that the whole chain is an optional as before.
  private func hasRemainingMark(_ chain: ExprSyntax) -> Bool {
    if let chaining = chain.as(OptionalChainingExprSyntax.self) {
      guard let access = chaining.expression.as(MemberAccessExprSyntax.self), let base = access.base,
        let owner = types.type(of: base)?.unwrapped.projectName,
        let property = facts.property(access.declName.baseName.text, of: owner), let holder = property.owner,
        !staysOptional(holder, property.name)
      else { return true }
      return hasRemainingMark(base)
    }
    return chain.as(MemberAccessExprSyntax.self)?.base.map(hasRemainingMark) ?? false
  }

  // MARK: Operators

  private func operatorEdits(
    for expression: ExprSyntax, among elements: [ExprSyntax], in file: Int
  ) throws(Blocked) -> [Edit] {
    guard let index = elements.firstIndex(where: { $0.id == expression.id }) else {
      throw blocked(expression, in: file)
    }
    if index + 2 < elements.count, let next = elements[index + 1].as(BinaryOperatorExprSyntax.self),
      next.operator.text == "??"
    {
      // `x ?? a ?? b` unwraps step by step; `x ?? a + b` binds otherwise. Only the plain pair is taken.
      let isFirst = index == 0 || elements[index - 1].isLooserThanCoalescing
      let isLast = index + 3 == elements.count || elements[index + 3].isLooserThanCoalescing
      // The result must be no optional already: `x ?? nil`, `x ?? y` of an optional `y`.
      guard isFirst, isLast, types.isCertainlyThere(elements[index + 2]) else { throw blocked(expression, in: file) }
      let rest = removal(from: expression.trimmedOffsets.upperBound, through: elements[index + 2], in: file)
      return [rest] + (elements.count == 3 ? parenthesisEdits(around: expression, in: file) : [])
    }
    return try comparisonEdits(for: expression, at: index, among: elements, in: file)
  }

  /// Takes away the parentheses around an operation of which one operand is left: `(age ?? 0) > 17`.
  private func parenthesisEdits(around expression: ExprSyntax, in file: Int) -> [Edit] {
    guard let operation = expression.parent?.parent?.as(SequenceExprSyntax.self),
      let tuple = operation.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.only?.label == nil,
      // `return(age ?? 0)`
      tuple.previousToken(viewMode: .sourceAccurate).map({ !$0.trailingTrivia.isEmpty || $0.tokenKind == .leftParen })
        ?? true
    else { return [] }
    let opening = tuple.leftParen.trimmedOffsets.lowerBound..<operation.trimmedOffsets.lowerBound
    let closing = operation.trimmedOffsets.upperBound..<tuple.rightParen.trimmedOffsets.upperBound
    // A comment inside stays, and the parentheses with it.
    let text = facts.files[file].text(in: opening) + facts.files[file].text(in: closing)
    guard text.filter({ !$0.isWhitespace }) == "()" else { return [] }
    return [opening, closing].map { Edit(file: file, range: $0, text: "") }
  }

  /// Takes away the rest of an operation, and keeps the comments in it.
  private func removal(from start: Int, through last: ExprSyntax, in file: Int) -> Edit {
    let range = start..<max(start, last.trimmedOffsets.upperBound)
    let comments = facts.files[file].comments(of: last.parent ?? Syntax(last), in: [range])
    return Edit(file: file, range: range, text: facts.files[file].kept(comments, endingAt: range.upperBound))
  }

  private func comparisonEdits(
    for expression: ExprSyntax, at index: Int, among elements: [ExprSyntax], in file: Int
  ) throws(Blocked) -> [Edit] {
    if elements.count == 3, let comparison = elements[1].as(BinaryOperatorExprSyntax.self),
      ["==", "!="].contains(comparison.operator.text), !elements[2 - index].is(NilLiteralExprSyntax.self),
      !elements[2 - index].isImplicitMember
    {
      return []
    }
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), index == 2,
      types.type(of: elements[0])?.isOptional == true
    {
      return []
    }
    throw blocked(expression, in: file)
  }

  // MARK: Bindings

  private func bindingEdits(
    for initializer: InitializerClauseSyntax, value: ExprSyntax, in file: Int
  ) throws(Blocked) -> [Edit] {
    if let binding = initializer.parent?.as(PatternBindingSyntax.self) {
      if binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true { return [] }
      throw blocked(value, in: file)
    }
    guard let condition = initializer.parent?.as(OptionalBindingConditionSyntax.self),
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name != "_",
      let edits = UnwrappingStatement(facts: facts, file: file, condition: condition, name: name).edits()
    else { throw blocked(value, in: file) }
    return edits
  }

  private func isReturnedAsOptional(_ statement: ReturnStmtSyntax) -> Bool {
    var node = statement.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true
      }
      if current.is(ClosureExprSyntax.self) || current.is(MemberBlockSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  private func blocked(_ expression: ExprSyntax, in file: Int) -> Blocked {
    Blocked(
      reason: Reason(
        .optionalKept, "`\(expression.excerpt)` is used as an optional in a way that is not rewritten",
        at: facts.files[file].position(of: expression)))
  }
}

extension ExprSyntax {
  /// The value that is assigned to the expression.
  fileprivate var assignedValue: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self).map({ Array($0) }), elements.count == 3, elements[0].id == id,
      elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements[2]
  }

  /// Whether an assignment of any kind begins with the expression.
  fileprivate var isWritten: Bool {
    guard let elements = parent?.as(ExprListSyntax.self).map({ Array($0) }), elements.first?.id == id else {
      return false
    }
    return elements.count > 1 && elements[1].assigns
  }

  /// `.none`, `.some(x)`: a member of the type that the other side has.
  fileprivate var isImplicitMember: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isImplicitMember }
    return self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// An operator after or before which `a ?? b` is complete: assignment, comparison, `&&`, `||`, `?:`.
  fileprivate var isLooserThanCoalescing: Bool {
    if self.is(AssignmentExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self) { return true }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "+=", "-="].contains(text)
  }
}
