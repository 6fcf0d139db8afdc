import SwiftSyntax

/// The only read of a constant, among the statements that follow it in its own block.
struct OnlyUse {
  let expression: ExprSyntax
  /// The statements between.
  let between: [CodeBlockItemSyntax]
  /// The statement that it stands in.
  private let statement: CodeBlockItemSyntax

  /// - Parameters:
  ///   - name: the constant's name.
  ///   - statements: the block that declares it.
  ///   - declaration: the statement that does.
  ///   - binding: what is declared.
  /// - Throws: the reason why there is none: no code reads it, or several places may, or one in a nested block.
  init(
    of name: String, in statements: CodeBlockItemListSyntax, after declaration: CodeBlockItemSyntax,
    _ binding: PatternBindingSyntax
  ) throws(CallSiteProblem) {
    let all = Array(statements)
    let start = all.firstIndex(of: declaration) ?? 0
    let following = all[(start + 1)...]
    let uses = following.flatMap { $0.references(to: name) }.filter { reference in
      guard !reference.isMemberName else { return false }
      // A declaration in an inner scope shadows the constant.
      switch reference.localBinding(of: name) {
      case .value(let value): return value.id == binding.initializer?.value.id
      case .annotated(let type): return type.id == binding.typeAnnotation?.type.id
      case .closureParameter, .element, .success, .unwrapped: return false
      case .none, .unknown: return true
      }
    }
    guard let found = uses.first else { throw CallSiteProblem(.constantNotFollowed, "nothing reads `\(name)`") }
    guard uses.count == 1 else {
      throw CallSiteProblem(.readInSeveralPlaces, "`\(name)` is read in \(uses.count) places")
    }
    switch found.localBinding(of: name) {
    case .value(let value) where value.id == binding.initializer?.value.id: break
    case .annotated(let type) where type.id == binding.typeAnnotation?.type.id: break
    default: throw CallSiteProblem(.constantNotFollowed, "`\(name)` may mean something else")
    }
    if following.contains(where: { $0.capturesOrUnwraps(name) }) {
      throw CallSiteProblem(.constantNotFollowed, "`\(name)` may mean something else")
    }
    var current = Syntax(found)
    while let node = current.parent, !node.is(CodeBlockItemSyntax.self) { current = node }
    guard let statement = current.parent?.as(CodeBlockItemSyntax.self), let end = all.firstIndex(of: statement) else {
      throw CallSiteProblem(.readInSeveralPlaces, "`\(name)` is read further inside, where it may run at another time")
    }
    expression = ExprSyntax(found)
    between = Array(all[(start + 1)..<end])
    self.statement = statement
  }

  /// Whether the place is run once whenever its statement is.
  var isReachedAlways: Bool {
    if statement.item.is(IfConfigDeclSyntax.self) { return false }
    var current = Syntax(expression)
    while let node = current.parent, node.id != Syntax(statement).id {
      if let loop = node.as(ForStmtSyntax.self), loop.sequence.id != current.as(ExprSyntax.self)?.id { return false }
      if node.is(ConditionElementListSyntax.self), !isOnlyCondition(current) { return false }
      if node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self) || node.is(DeferStmtSyntax.self)
        || node.is(TernaryExprSyntax.self) || node.is(MemberBlockSyntax.self) || node.is(FunctionDeclSyntax.self)
      {
        return false
      }
      // `a ?? json`, `a && json.isThere`, `a ? json : b`.
      if let elements = node.as(ExprListSyntax.self), elements.count > 1, let first = elements.first,
        first.id != current.as(ExprSyntax.self)?.id, !elements.contains(where: \.assigns)
      {
        return false
      }
      current = node
    }
    return true
  }

  private func isOnlyCondition(_ node: Syntax) -> Bool {
    node.parent?.as(ConditionElementListSyntax.self)?.first?.id == node.as(ConditionElementSyntax.self)?.id
  }

  /// Whether the statement calls something else before it reaches the place.
  var followsCall: Bool {
    let finder = EarlierCallFinder(before: expression.position)
    finder.walk(statement)
    return finder.isFound
  }
}

extension CodeBlockItemSyntax {
  /// Whether a closure captures a name (`[json]`), or a condition binds it anew (`if let json`): neither is a reference.
  fileprivate func capturesOrUnwraps(_ name: String) -> Bool {
    codeTokens.contains { token in
      guard token.text == name, let parent = token.parent else { return false }
      if let capture = parent.as(ClosureCaptureSyntax.self) { return capture.name.id == token.id }
      let binding = parent.parent?.as(OptionalBindingConditionSyntax.self)
      return parent.is(IdentifierPatternSyntax.self) && binding != nil && binding?.initializer == nil
    }
  }
}

private final class EarlierCallFinder: SyntaxVisitor {
  private let end: AbsolutePosition
  private(set) var isFound = false

  init(before end: AbsolutePosition) {
    self.end = end
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.endPosition <= end { isFound = true }
    return .visitChildren
  }
}
