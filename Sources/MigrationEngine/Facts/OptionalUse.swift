import SwiftSyntax

/// What has to change at a use of a property when the property is an optional no longer.
///
/// Only forms are changed whose meaning stays: the unwrapping goes, and what ran for nil, since it can't run any more.
/// Forms that compile either way and mean the same are left alone. Everything else keeps the property optional: a use
/// as `Any` would print otherwise, and an inferred `let` would change type further on.
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

  /// A use that would not compile, or mean something else.
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
    if let chaining = parent.as(OptionalChainingExprSyntax.self) {
      let edit = Edit(file: file, range: chaining.questionMark.trimmedOffsets, text: "")
      return try [edit] + chainEdits(of: chaining, in: file)
    }
    if let base = expression.as(MemberAccessExprSyntax.self)?.base, hasRemainingMark(base) { return [] }
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
      guard isFirst, isLast, isCertainlyThere(elements[index + 2]) else { throw blocked(expression, in: file) }
      let range = expression.trimmedOffsets.upperBound..<elements[index + 2].trimmedOffsets.upperBound
      return [Edit(file: file, range: range, text: "")]
    }
    return try comparisonEdits(for: expression, at: index, among: elements, in: file)
  }

  private func isCertainlyThere(_ value: ExprSyntax) -> Bool {
    if value.isLiteral || value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
      || value.is(StringLiteralExprSyntax.self)
    {
      return true
    }
    return types.type(of: value).map { !$0.isOptional } ?? false
  }

  private func comparisonEdits(
    for expression: ExprSyntax, at index: Int, among elements: [ExprSyntax], in file: Int
  ) throws(Blocked) -> [Edit] {
    if elements.count == 3, let comparison = elements[1].as(BinaryOperatorExprSyntax.self),
      ["==", "!="].contains(comparison.operator.text), !elements[2 - index].is(NilLiteralExprSyntax.self)
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
      let list = condition.parent?.parent?.as(ConditionElementListSyntax.self), list.count == 1,
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, name != "_"
    else { throw blocked(value, in: file) }
    if let statement = list.parent?.as(GuardStmtSyntax.self) {
      return guardEdits(for: statement, condition: condition, in: file)
    }
    guard let statement = list.parent?.as(IfExprSyntax.self),
      let item = statement.parent?.parent?.as(CodeBlockItemSyntax.self)
    else { throw blocked(value, in: file) }
    if statement.mayBeValue(in: item) { throw blocked(value, in: file) }
    return unwrapEdits(for: statement, item: item, condition: condition, name: name, in: file)
  }

  /// `guard let x = y else { … }` → `let x = y`.
  private func guardEdits(
    for statement: GuardStmtSyntax, condition: OptionalBindingConditionSyntax, in file: Int
  ) -> [Edit] {
    let start = statement.trimmedOffsets.lowerBound..<condition.trimmedOffsets.lowerBound
    let end = condition.trimmedOffsets.upperBound..<statement.trimmedOffsets.upperBound
    return [Edit(file: file, range: start, text: ""), Edit(file: file, range: end, text: "")]
  }

  /// `if let x = y { A } else { B }` → `let x = y`, then `A`; inside `do { }` where the name would clash.
  private func unwrapEdits(
    for statement: IfExprSyntax, item: CodeBlockItemSyntax, condition: OptionalBindingConditionSyntax, name: String,
    in file: Int
  ) -> [Edit] {
    let source = facts.files[file]
    let whole = item.trimmedOffsets
    let outer = source.indentation(at: whole.lowerBound)
    let binding = Fragment.original(file: file, range: condition.trimmedOffsets, indentation: .none)
    let body = statement.body
    let content = body.leftBrace.endPosition.utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let isSimple = source.utf8[content].contains(UInt8(ascii: "\n"))
    guard isSimple, item.namesAreFree([name] + body.declaredNames), !body.endsWithBareReturn(before: item) else {
      // The block stays a block: only what it tests goes.
      let head = Edit(
        file: file, range: whole.lowerBound..<body.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset, text: "do ")
      let opening = Edit(
        file: file, range: body.leftBrace.endPosition.utf8Offset..<body.leftBrace.endPosition.utf8Offset,
        replacement: isSimple
          ? [.text("\n\(outer)\(source.indentationUnit)"), binding] : [.text(" "), binding, .text(";")])
      let tail = Edit(
        file: file, range: body.rightBrace.endPosition.utf8Offset..<whole.upperBound, text: "")
      return [head, opening] + (tail.range.isEmpty ? [] : [tail])
    }
    let inner = body.statements.first.map { source.indentation(at: $0.trimmedOffsets.lowerBound) } ?? outer
    // From the first line break inside the braces to the last: comments in the block come along.
    let start = source.lineEnd(at: content.lowerBound)
    let end = source.lineStart(at: content.upperBound)
    let moved = max(start, content.lowerBound)..<max(start, previousLineEnd(before: end, in: source))
    return [
      Edit(
        file: file, range: whole,
        replacement: [
          binding,
          .original(file: file, range: moved, indentation: IndentationChange(removed: inner, added: outer)),
        ])
    ]
  }

  private func previousLineEnd(before lineStart: Int, in source: SourceFile) -> Int {
    guard lineStart > 0 else { return 0 }
    return source.lineEnd(at: source.lineStart(at: lineStart - 1))
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
        "`\(expression.excerpt)` is used as an optional in a way that is not rewritten",
        at: facts.files[file].position(of: expression)))
  }
}

extension ExprSyntax {
  /// An operator after or before which `a ?? b` is complete: assignment, comparison, `&&`, `||`, `?:`.
  fileprivate var isLooserThanCoalescing: Bool {
    if self.is(AssignmentExprSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self) { return true }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "+=", "-="].contains(text)
  }
}

extension IfExprSyntax {
  /// Whether the `if` may be the value of the function or closure that it is all of.
  fileprivate func mayBeValue(in item: CodeBlockItemSyntax) -> Bool {
    elseBody != nil && item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      && body.statements.only?.item.is(ExprSyntax.self) == true && item.bodyGivesValue
  }
}

extension CodeBlockSyntax {
  /// What the block's own statements declare.
  fileprivate var declaredNames: [String] {
    statements.flatMap { item -> [String] in
      if let variable = item.item.as(VariableDeclSyntax.self) {
        return variable.tokens(viewMode: .sourceAccurate).filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }
          .map(\.text)
      }
      if let statement = item.item.as(GuardStmtSyntax.self) {
        return statement.conditions.tokens(viewMode: .sourceAccurate)
          .filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text)
      }
      return item.item.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }
  }

  /// Whether the block ends by leaving, while something follows it: a `return` would take the next line for its value.
  fileprivate func endsWithBareReturn(before item: CodeBlockItemSyntax) -> Bool {
    guard let last = statements.last?.item,
      last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self) || last.is(BreakStmtSyntax.self)
        || last.is(ContinueStmtSyntax.self)
    else { return false }
    return item.parent?.as(CodeBlockItemListSyntax.self)?.last?.id != item.id
  }
}

extension CodeBlockItemSyntax {
  /// Whether names can be declared beside this statement: nothing else in the block declares or uses them.
  fileprivate func namesAreFree(_ names: [String]) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let names = Set(names)
    return list.allSatisfy { item in
      item.id == id
        || !item.tokens(viewMode: .sourceAccurate).contains { token in
          names.contains(token.text) && !token.isMemberName
        }
    }
  }

  /// Whether the body around the statement gives a value, as far as its signature shows; closures and getters may.
  fileprivate var bodyGivesValue: Bool {
    if let function = parent?.parent?.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if parent?.parent?.is(CodeBlockSyntax.self) == true, parent?.parent?.parent?.is(AccessorDeclSyntax.self) != true,
      parent?.parent?.parent?.is(IfExprSyntax.self) != true
    {
      return false
    }
    return true
  }
}

extension TokenSyntax {
  /// The `b` of `a.b`, or an argument's label: such a name can't be taken for a variable.
  fileprivate var isMemberName: Bool {
    if let reference = parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
    {
      return access.declName.id == reference.id
    }
    return parent?.as(LabeledExprSyntax.self)?.label?.id == id
  }
}
