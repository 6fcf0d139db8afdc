import SwiftSyntax

/// Finds the stored properties that a statement sets or changes.
final class FilledProperties: SyntaxVisitor {
  private let project: ProjectFacts
  private let type: String
  private(set) var names: Set<String> = []

  init(project: ProjectFacts, type: String) {
    self.project = project
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let place = node.assignedPlace { note(place) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // `names.append(name)`
    if let call = node.item.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base
    {
      note(base)
    }
    return .visitChildren
  }

  private func note(_ expression: ExprSyntax) {
    guard let root = expression.root, let name = root.assignedProperty,
      project.property(name, of: type)?.isComputed == false
    else { return }
    names.insert(name)
  }
}

/// Collects the names that a statement uses but does not declare.
final class RuleMentions: SyntaxVisitor {
  /// Names that are declared in the initializer, or in the statement.
  private(set) var locals: Set<String> = []
  /// Stored properties of the type.
  private(set) var properties: Set<String> = []
  /// The first thing that means nothing outside of the initializer.
  private(set) var refused: Syntax?

  private let project: ProjectFacts
  private let type: TypeFacts
  private let lineage: Set<String>
  private let mayInherit: Bool

  init(project: ProjectFacts, type: TypeFacts) {
    self.project = project
    self.type = type
    lineage = Set(project.lineage(of: type.name))
    mayInherit = type.inherited.contains {
      project.resolve($0, in: type.enclosing) == nil && !KnownProtocols.names.contains($0)
    }
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .visitChildren }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
    let name = node.baseName.text
    if name == "self" {
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id {
        note(access.declName.baseName.text, at: Syntax(access), isOfSelf: true)
      } else {
        refuse(node)
      }
    } else if ["super", "Self", "Value"].contains(name) {
      refuse(node)
    } else if !name.hasPrefix("$") {
      if case .none = node.localBinding(of: name) {
        // That is what a rule calls what it makes.
        if name == "value" { refuse(node) }
        note(name, at: Syntax(node), isOfSelf: false)
      } else {
        locals.insert(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if ["Self", "Value"].contains(node.name.text) { refuse(node) }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.isOfInitializer { refuse(node) }
    return .visitChildren
  }

  private func refuse(_ node: some SyntaxProtocol) { refused = refused ?? Syntax(node) }

  private func note(_ name: String, at node: Syntax, isOfSelf: Bool) {
    if let property = project.property(name, of: type.name) {
      if property.isComputed { refuse(node) } else { properties.insert(name) }
      return
    }
    let isMember =
      project.functions(named: name).contains { $0.owner.map(mayBeMember) == true }
      || project.properties(named: name).contains { !$0.isStatic && $0.owner.map(mayBeMember) == true }
    let isKnown =
      !mayInherit || project.isDeclaredHere(name) || name.first?.isUppercase == true
      || project.functions(named: name).contains { $0.owner == nil }
      || project.properties(named: name).contains { $0.owner == nil }
    if isOfSelf || isMember || !isKnown { refuse(node) }
  }

  private func mayBeMember(of owner: String) -> Bool {
    lineage.contains(owner) || project.type(named: owner)?.kind == .protocolType || project.type(named: owner) == nil
  }
}

extension ReturnStmtSyntax {
  /// Whether it ends the initializer, and not a closure or function in it.
  fileprivate var isOfInitializer: Bool {
    var current = parent
    while let node = current {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) || node.is(AccessorDeclSyntax.self) {
        return false
      }
      if let statement = node.as(GuardStmtSyntax.self),
        statement.parent?.parent?.parent?.is(CodeBlockSyntax.self) == true
      {
        // A guard at the top is what a rule begins with.
        return statement.parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) != true
      }
      current = node.parent
    }
    return true
  }
}

extension SequenceExprSyntax {
  /// The left side of `a = b`, `a += b`.
  var assignedPlace: ExprSyntax? { elements.dropFirst().first?.assigns == true ? elements.first : nil }
}

extension ExprSyntax {
  /// `x` of `x`, `x[0].y`, `x!`, `x?.y`; `self.x` of what begins with it.
  fileprivate var root: ExprSyntax? {
    var current = self
    while current.assignedProperty == nil {
      guard let whole = current.whole else { return nil }
      current = whole
    }
    return current
  }

  /// `x` of `x`, `x[0].y`, `x!`, `x?.y`; `self` of what begins with it.
  var memberRoot: String? {
    var current = self
    while let whole = current.whole { current = whole }
    return current.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The operand that a member access, a subscript or an unwrapping applies to: `x` of `x.y`, `x[0]`, `x!` and `x?`.
  var whole: ExprSyntax? {
    `as`(MemberAccessExprSyntax.self)?.base ?? `as`(SubscriptCallExprSyntax.self)?.calledExpression
      ?? `as`(ForceUnwrapExprSyntax.self)?.expression ?? `as`(OptionalChainingExprSyntax.self)?.expression
  }
}

extension CodeBlockItemListSyntax {
  /// The names that statements change, if they do nothing else. Nil if one does.
  fileprivate var changedNames: Set<String>? {
    var names: Set<String> = []
    for statement in self where !statement.item.is(VariableDeclSyntax.self) {
      guard let name = statement.changedName else { return nil }
      names.insert(name)
    }
    return names
  }
}

extension CodeBlockItemSyntax {
  /// The name that a statement without a value changes. A loop that only changes one name counts.
  var changedName: String? {
    if let loop = item.as(ForStmtSyntax.self) {
      guard let name = loop.body.statements.changedNames?.only, !loop.declares(name) else { return nil }
      return name
    }
    let changed =
      item.as(SequenceExprSyntax.self)?.assignedPlace
      ?? item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return changed?.memberRoot
  }

  /// Whether the statement gives a local name a meaning for those after it.
  func declaresAtTop(_ name: String) -> Bool {
    if let variable = item.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { $0.pattern.declares(name) }
    }
    return item.as(GuardStmtSyntax.self)?.conditions.contains {
      $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.declares(name) == true
    } ?? false
  }

  /// The property that `x = …` or `self.x = …` fills, and where what it is given begins.
  var assignment: (property: String, value: AbsolutePosition)? {
    guard let sequence = item.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self), let name = elements[0].assignedProperty else {
      return nil
    }
    return (name, elements[2].positionAfterSkippingLeadingTrivia)
  }

  /// The `x = ` of every branch of an `if` or `switch` that does nothing else.
  var assignments: [Range<Int>]? {
    guard let expression = item.as(ExpressionStmtSyntax.self)?.expression else { return nil }
    var blocks: [CodeBlockItemListSyntax] = []
    if let condition = expression.as(IfExprSyntax.self) {
      var current: IfExprSyntax? = condition
      while let one = current {
        blocks.append(one.body.statements)
        current = nil
        switch one.elseBody {
        case .codeBlock(let block): blocks.append(block.statements)
        case .ifExpr(let next): current = next
        case nil: break
        }
      }
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        guard let one = element.as(SwitchCaseSyntax.self) else { return nil }
        blocks.append(one.statements)
      }
    }
    var ranges: [Range<Int>] = []
    for block in blocks {
      guard let only = block.only, let assigned = only.assignment else { return nil }
      ranges.append(only.trimmedOffsets.lowerBound..<assigned.value.utf8Offset)
    }
    return ranges.isEmpty ? nil : ranges
  }

  /// Whether it is an `if` after which nothing may have happened.
  var lacksElse: Bool {
    var current = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    while let one = current {
      switch one.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock: return false
      case nil: return true
      }
    }
    return false
  }

  /// The places where a property is named, with its `self.`.
  func uses(of property: String) -> [Range<Int>] {
    codeTokens.compactMap { token in
      guard token.text == property, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        return ExprSyntax(access).assignedProperty == property ? access.trimmedOffsets : nil
      }
      return ExprSyntax(reference).assignedProperty == property ? reference.trimmedOffsets : nil
    }
  }

  /// The places of `self.`.
  var selves: [Range<Int>] {
    codeTokens.compactMap { token in
      guard token.tokenKind == .keyword(.self), let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
        access.base?.trimmedDescription == "self"
      else { return nil }
      return token.trimmedOffsets.lowerBound..<access.declName.trimmedOffsets.lowerBound
    }
  }

  /// Whether a literal or a comment in it has several lines, which can't be indented anew.
  var hasTextOfSeveralLines: Bool {
    let own = trimmedOffsets
    return tokens(viewMode: .sourceAccurate).contains { token in
      let comments = token.leadingTrivia.comments + token.trailingTrivia.comments
      return token.tokenKind == .multilineStringQuote || token.text.isOfSeveralLines
        || zip(token.commentRanges, comments).contains { own.contains($0.lowerBound) && $1.isOfSeveralLines }
    }
  }
}

extension String {
  fileprivate var isOfSeveralLines: Bool { utf8.contains(where: \.isNewline) }
}
