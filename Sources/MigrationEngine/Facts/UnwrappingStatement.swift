import SwiftSyntax

/// A `guard let` or `if let` whose value is never nil any more, so that it tests nothing.
///
/// ## Before
/// ```swift
/// if let id = m.id {
///   print(id)
/// } else {
///   print("none")
/// }
/// ```
/// ## After
/// ```swift
/// let id = m.id
/// print(id)
/// ```
///
/// Preserves: the code that runs, in its order, and every comment. Comments of removed code stand before the statement.
/// The block becomes `do { … }` if its end matters.
/// Can't: a statement that may be a value, or that is in a result builder.
struct UnwrappingStatement {
  let facts: ProjectFacts
  let file: Int
  let condition: OptionalBindingConditionSyntax
  /// The name that is bound.
  let name: String

  private var source: SourceFile { facts.files[file] }
  private var binding: Fragment { .original(file: file, range: condition.trimmedOffsets, indentation: .none) }

  /// The edits; nil where the statement has to stay as it is.
  func edits() -> [Edit]? {
    guard let list = condition.parent?.parent?.as(ConditionElementListSyntax.self), list.count == 1,
      condition.typeAnnotation?.type.mayBeOptional != true, !condition.isInsideString
    else { return nil }
    if let statement = list.parent?.as(GuardStmtSyntax.self) { return guardEdits(for: statement) }
    guard let statement = list.parent?.as(IfExprSyntax.self), let top = statement.chainStart,
      let item = top.parent?.parent?.as(CodeBlockItemSyntax.self),
      let code = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let body = FunctionBody(around: statement)
    guard !top.mayBeValue(of: code, in: body), !body.mayBeBuilt(in: source, facts: facts),
      canGo(statement.elseBody.map { Syntax($0) }, from: body)
    else { return nil }
    if top.id == statement.id, isFlattened(statement, item, in: code) { return flatEdits(for: statement, item) }
    return blockEdits(for: statement, isFirst: top.id == statement.id)
  }

  // MARK: What goes

  /// Whether code that never runs may go without changing the type of the closure that it is in.
  private func canGo(_ code: Syntax?, from body: FunctionBody) -> Bool {
    guard let code, case .closure(let closure) = body else { return true }
    if closure.signature?.returnClause == nil, closure.calledBy.map(Self.expectsOptional) != true {
      let types = ExpressionTypes(facts: facts)
      let values = body.returns.filter { $0.isInside(code) }.compactMap(\.expression)
      guard values.allSatisfy({ types.isCertainlyThere($0) }) else { return false }
    }
    if closure.calledBy != nil || closure.signature?.effectSpecifiers != nil { return true }
    return !code.codeTokens.contains { token in
      [.keyword(.throw), .keyword(.try), .keyword(.await)].contains(token.tokenKind)
    }
  }

  /// Returns whether a call expects its closure to return an optional.
  private static func expectsOptional(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "compactMap"
  }

  // MARK: Guards

  /// `guard let x = y else { … }` → `let x = y`.
  private func guardEdits(for statement: GuardStmtSyntax) -> [Edit]? {
    guard canGo(Syntax(statement.body), from: FunctionBody(around: statement)) else { return nil }
    let whole = statement.trimmedOffsets
    let start = whole.lowerBound..<condition.trimmedOffsets.lowerBound
    let end = condition.trimmedOffsets.upperBound..<whole.upperBound
    let comments = source.comments(of: statement, in: [start, end])
    return [
      Edit(file: file, range: start, text: source.lifted(comments, before: whole.lowerBound)),
      Edit(file: file, range: end, text: ""),
    ]
  }

  // MARK: Blocks

  /// `if let x = y { A } else { B }` → `do { let x = y; A }`; behind an `else` the block needs no `do`.
  private func blockEdits(for statement: IfExprSyntax, isFirst: Bool) -> [Edit] {
    let body = statement.body
    let head = statement.trimmedOffsets.lowerBound..<body.leftBrace.trimmedOffsets.lowerBound
    let tail = body.rightBrace.trimmedOffsets.upperBound..<statement.trimmedOffsets.upperBound
    let comments = source.comments(of: statement, in: outside(of: condition, in: head) + [tail])
    let edits = [
      Edit(
        file: file, range: head,
        text: source.lifted(comments, before: head.lowerBound) + (isFirst ? "do " : "")),
      opening(of: body),
    ]
    return tail.isEmpty ? edits : edits + [Edit(file: file, range: tail, text: "")]
  }

  /// The binding as the first statement of a block.
  private func opening(of body: CodeBlockSyntax) -> Edit {
    func insertion(at offset: Int, _ replacement: [Fragment]) -> Edit {
      Edit(file: file, range: offset..<offset, replacement: replacement)
    }
    let start = body.leftBrace.trimmedOffsets.upperBound
    let unit = source.indentationUnit
    guard let first = body.statements.first?.trimmedOffsets.lowerBound else {
      let end = body.rightBrace.trimmedOffsets.lowerBound
      guard source.isFirstOnLine(end) else {
        return insertion(at: end, [.text(start == end ? " " : ""), binding, .text(" ")])
      }
      return insertion(at: end, [.text(unit), binding, .text("\n\(source.indentation(at: end))")])
    }
    let indentation = source.indentation(at: first)
    guard source.isFirstOnLine(first) else { return insertion(at: first, [binding, .text("; ")]) }
    if source.utf8[start..<source.lineEnd(at: start)].allSatisfy(\.isBlank) {
      return insertion(at: start, [.text("\n\(indentation)"), binding])
    }
    return insertion(at: first, [binding, .text("\n\(indentation)")])
  }

  private func outside(of node: some SyntaxProtocol, in range: Range<Int>) -> [Range<Int>] {
    let inner = node.trimmedOffsets.clamped(to: range)
    return [range.lowerBound..<inner.lowerBound, inner.upperBound..<range.upperBound]
  }

  // MARK: Flat statements

  /// Returns whether the block's end has no effect, so that its statements can follow the binding.
  private func isFlattened(
    _ statement: IfExprSyntax, _ item: CodeBlockItemSyntax, in code: CodeBlockItemListSyntax
  ) -> Bool {
    guard let first = statement.body.statements.first, let last = statement.body.statements.last else { return false }
    let whole = statement.trimmedOffsets
    let isLast = code.last?.id == item.id
    let closing = statement.body.rightBrace.trimmedOffsets.lowerBound
    // The statements have lines of their own, and nothing else stands on the first and the last line.
    guard source.isFirstOnLine(whole.lowerBound), source.isFirstOnLine(first.trimmedOffsets.lowerBound),
      source.isFirstOnLine(closing), source.lineStart(at: closing) > last.trimmedOffsets.upperBound,
      source.utf8[item.endPosition.utf8Offset..<source.lineEnd(behind: item)].allSatisfy(\.isBlank)
    else { return false }
    return code.isBody && item.namesAreFree(statement.declaredNames + [condition.namedValue].compactMap(\.self))
      && !(statement.body.declaresSomething(except: isLast)) && (isLast || !last.leaves)
  }

  /// `if let x = y { A } else { B }` → `let x = y` and `A`.
  private func flatEdits(for statement: IfExprSyntax, _ item: CodeBlockItemSyntax) -> [Edit] {
    let body = statement.body
    // A semicolon goes too, and the comments behind are said before.
    let whole = statement.trimmedOffsets.lowerBound..<item.endPosition.utf8Offset
    let outer = source.indentation(at: whole.lowerBound)
    let inner = body.statements.first.map { source.indentation(at: $0.trimmedOffsets.lowerBound) } ?? outer
    // The lines between those of the braces: comments come along.
    let start = source.lineEnd(at: body.leftBrace.trimmedOffsets.upperBound)
    let end = source.endOfLine(before: source.lineStart(at: body.rightBrace.trimmedOffsets.lowerBound))
    let moved = start..<max(start, end)
    let head = whole.lowerBound..<start
    let comments = source.comments(
      of: item, in: outside(of: condition, in: head) + [moved.upperBound..<whole.upperBound])
    return [
      Edit(
        file: file, range: whole,
        replacement: [
          .text(source.lifted(comments, before: whole.lowerBound)), binding,
          .original(file: file, range: moved, indentation: IndentationChange(removed: inner, added: outer)),
        ])
    ]
  }
}

extension TypeSyntax {
  /// Whether a value of the type may be an optional, as far as it shows.
  fileprivate var mayBeOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }
}

extension OptionalBindingConditionSyntax {
  /// The name that the value is, if it is another than the one that is bound: renamed, it might be the same.
  fileprivate var namedValue: String? {
    guard let reference = initializer?.value.as(DeclReferenceExprSyntax.self) else { return nil }
    return reference.baseName.text == pattern.trimmedDescription ? nil : reference.baseName.text
  }
}

extension SyntaxProtocol {
  /// Whether the node stands in the interpolation of a string.
  fileprivate var isInsideString: Bool {
    var current = parent
    while let node = current {
      if node.is(ExpressionSegmentSyntax.self) { return true }
      current = node.parent
    }
    return false
  }

  fileprivate func isInside(_ other: Syntax) -> Bool { other.trimmedOffsets.contains(trimmedOffsets.lowerBound) }
}

extension IfExprSyntax {
  /// The first `if` of the chain that this one is in, where the chain is a statement.
  fileprivate var chainStart: IfExprSyntax? {
    var top = self
    while let outer = top.parent?.as(IfExprSyntax.self) { top = outer }
    return top.parent?.is(ExpressionStmtSyntax.self) == true ? top : nil
  }

  /// Whether the `if` may be the value of the function, closure or branch that it is all of.
  fileprivate func mayBeValue(of code: CodeBlockItemListSyntax, in function: FunctionBody) -> Bool {
    guard elseBody != nil, let only = body.statements.only?.item else { return false }
    guard only.is(ExprSyntax.self) || only.is(ExpressionStmtSyntax.self) || only.is(ThrowStmtSyntax.self) else {
      return false
    }
    return code.mayGiveValue(in: function)
  }
}

extension CodeBlockItemListSyntax {
  /// Returns whether the only statement may be the value of the function or closure whose whole body it is.
  fileprivate func mayGiveValue(in function: FunctionBody) -> Bool {
    guard count == 1 else { return false }
    if let branch = parent?.as(SwitchCaseSyntax.self) {
      return branch.parent?.parent?.as(SwitchExprSyntax.self)?.mayBeValue(in: function) ?? true
    }
    guard let block = parent?.as(CodeBlockSyntax.self) else { return function.givesValue }
    if var branch = block.parent?.as(IfExprSyntax.self) {
      while let outer = branch.parent?.as(IfExprSyntax.self) { branch = outer }
      return branch.mayBeValue(in: function)
    }
    return function.givesValue
      && (block.parent?.is(FunctionDeclSyntax.self) == true || block.parent?.is(AccessorDeclSyntax.self) == true)
  }
}

extension ExprSyntaxProtocol {
  /// Returns whether a branching expression is used as a value, or is the whole body of a function or closure.
  fileprivate func mayBeValue(in function: FunctionBody) -> Bool {
    guard parent?.is(ExpressionStmtSyntax.self) == true else { return true }
    return parent?.parent?.parent?.as(CodeBlockItemListSyntax.self)?.mayGiveValue(in: function) ?? false
  }
}

extension IfExprSyntax {
  fileprivate var declaredNames: [String] {
    let others: [String] =
      switch elseBody {
      case .ifExpr(let next): next.declaredNames
      case .codeBlock, nil: []
      }
    return Syntax(conditions).boundNames + body.declaredNames + others
  }
}

extension CodeBlockSyntax {
  /// The names that the block's own statements declare, and those of nested blocks, which might be flattened too.
  fileprivate var declaredNames: [String] { statements.flatMap(\.declaredNames) }

  /// Whether a declaration or `defer` makes the block's end matter; declarations do not at the end of a body.
  fileprivate func declaresSomething(except isLast: Bool) -> Bool {
    statements.contains { statement in
      if statement.item.is(DeferStmtSyntax.self) { return true }
      if statement.item.is(IfConfigDeclSyntax.self) || statement.item.is(LabeledStmtSyntax.self) { return true }
      return !isLast && (statement.item.is(DeclSyntax.self) || statement.item.is(GuardStmtSyntax.self))
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the statements are a whole body or block. Names at the top of a file are visible everywhere, and those
  /// under `#if` also after it.
  fileprivate var isBody: Bool {
    parent?.is(SourceFileSyntax.self) != true && parent?.is(IfConfigClauseSyntax.self) != true
      && !contains { $0.item.is(IfConfigDeclSyntax.self) }
  }
}

extension CodeBlockItemSyntax {
  /// The names that the statement declares in its block.
  fileprivate var declaredNames: [String] {
    item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)?.declaredNames ?? namesForTheRest
  }

  /// Whether names can be declared beside this statement: each once, and nothing else in the block, nor the condition
  /// that it depends on, declares or uses them.
  fileprivate func namesAreFree(_ all: [String]) -> Bool {
    let names = Set(all)
    guard names.count == all.count, let list = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let outer = list.parent?.parent?.as(IfExprSyntax.self)
    guard outer.map({ names.isDisjoint(with: Syntax($0.conditions).boundNames) }) ?? true else { return false }
    return list.allSatisfy { item in
      item.id == id
        || !item.codeTokens.contains { token in
          names.contains(token.text) && !token.isMemberName
        }
    }
  }

  /// Whether no code after the statement runs. A `return` would take the next line for its value.
  fileprivate var leaves: Bool {
    item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) || item.is(BreakStmtSyntax.self)
      || item.is(ContinueStmtSyntax.self) || item.is(FallThroughStmtSyntax.self)
  }
}

extension Syntax {
  /// The names that patterns in the node bind.
  var boundNames: [String] {
    codeTokens.filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map(\.text)
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

extension CodeBlockItemSyntax {
  /// The names that the statement declares in its block.
  fileprivate var namesForTheRest: [String] {
    if let variable = item.as(VariableDeclSyntax.self) { return Syntax(variable).boundNames }
    if let statement = item.as(GuardStmtSyntax.self) { return Syntax(statement.conditions).boundNames }
    return item.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}
