import SwiftSyntax

/// The reason why code that parses a document stays as it is.
struct CallSiteProblem: Error {
  let kind: ReasonKind
  let text: String

  init(_ kind: ReasonKind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A `JSON` that code creates and uses once, followed from its creation to its use: through paths, and through
/// constants that no other code reads.
struct ParsedDocument {
  /// The form of `JSON`'s initializer, with its argument.
  enum Origin {
    /// `JSON(value)`.
    case object(ExprSyntax)
    /// `JSON(parseJSON: text)`.
    case text(ExprSyntax)
    /// `try JSON(data: data)`.
    case data(ExprSyntax)
  }

  let origin: Origin
  /// The `try` or `try!` in the declaration of a constant that is removed.
  private(set) var attempt: String?
  /// The arguments of the subscripts on the way.
  private(set) var path: [ExprSyntax] = []
  /// The constants on the way, which go.
  private(set) var constants: [CodeBlockItemSyntax] = []
  /// Whether it is the document's array, and not the document itself.
  private(set) var isArray = false
  /// The expression that stands for it where it is used.
  private(set) var use: ExprSyntax

  /// - Parameter call: a call of `JSON`.
  /// - Throws: the reason why it can't be followed: its creation has an unknown form, or it is used more than once.
  init(_ call: FunctionCallExprSyntax, in project: ProjectFacts) throws(CallSiteProblem) {
    guard let argument = call.arguments.only, call.trailingClosure == nil else {
      throw CallSiteProblem(.noDocument, "`JSON` is created from something that is no document")
    }
    guard !argument.expression.hasComment else {
      throw CallSiteProblem(.layoutInTheWay, "there is a comment in the call")
    }
    switch argument.label?.text {
    case nil: origin = .object(argument.expression)
    case "parseJSON": origin = .text(argument.expression)
    case "data": origin = call.isTried ? .data(argument.expression) : .object(argument.expression)
    case let label?: throw CallSiteProblem(.noDocument, "`JSON(\(label):)` is not followed")
    }
    use = ExprSyntax(call)
    while try takesStep(project) {}
  }

  /// The first line of the expression or statement that uses the document, for the report.
  var goal: String {
    var node = Syntax(use)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(InitializerClauseSyntax.self),
      !parent.is(ReturnStmtSyntax.self), !parent.is(ConditionElementSyntax.self),
      !parent.is(CodeBlockItemListSyntax.self)
    {
      node = parent
    }
    return node.excerpt
  }

  /// The argument of `JSON`'s initializer.
  private var source: ExprSyntax {
    switch origin {
    case .object(let value), .text(let value), .data(let value): value
    }
  }

  /// Follows the document by one step towards its use.
  ///
  /// - Returns: whether there was one.
  private mutating func takesStep(_ project: ProjectFacts) throws(CallSiteProblem) -> Bool {
    guard let parent = use.parent else { return false }
    if let tuple = parent.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      use = ExprSyntax(tuple)
      return true
    }
    if let attempt = parent.as(TryExprSyntax.self) {
      guard
        attempt.parent?.is(InitializerClauseSyntax.self) == true || attempt.parent?.is(LabeledExprSyntax.self) == true
      else { return false }
      let mark = attempt.questionOrExclamationMark?.text ?? ""
      guard mark != "?", self.attempt == nil else {
        throw CallSiteProblem(.optionalTry, "a `try?` decides whether there is a document")
      }
      self.attempt = "try\(mark)"
      use = ExprSyntax(attempt)
      return true
    }
    if !isArray {
      if let access = parent.as(SubscriptCallExprSyntax.self), access.calledExpression.id == use.id {
        try follow(access, project)
        return true
      }
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == use.id, access.isArrayOfDocuments {
        return follow(access)
      }
    }
    guard let value = parent.as(InitializerClauseSyntax.self), let binding = value.parent?.as(PatternBindingSyntax.self)
    else { return false }
    try follow(binding)
    return true
  }

  private mutating func follow(
    _ access: SubscriptCallExprSyntax, _ project: ProjectFacts
  ) throws(CallSiteProblem) {
    let isKnown = access.arguments.allSatisfy { argument in
      argument.label == nil && !argument.expression.hasComment
        && project.isTextOrNumber(argument.expression, in: access.enclosingTypeName)
    }
    guard access.trailingClosure == nil, isKnown, project.hidingSubscript(of: access) == nil,
      !project.redeclarations.concern(["array", "arrayValue", "compactMap", "flatMap", "forEach", "map"])
    else {
      throw CallSiteProblem(.constantNotFollowed, "`[\(access.arguments.trimmedDescription)]` may be no key")
    }
    path += access.arguments.map(\.expression)
    use = ExprSyntax(access)
  }

  /// `.arrayValue`, `.array ?? []`, and `.array` in `if let items = … { for item in items { … } }`.
  private mutating func follow(_ access: MemberAccessExprSyntax) -> Bool {
    if access.declName.baseName.text == "arrayValue" {
      use = ExprSyntax(access)
    } else if let sequence = access.parent?.parent?.as(SequenceExprSyntax.self),
      let (value, fallback) = ExprSyntax(sequence).coalesced, value.id == ExprSyntax(access).id,
      fallback.as(ArrayExprSyntax.self)?.elements.isEmpty == true
    {
      use = ExprSyntax(sequence)
    } else if access.boundInCondition != nil {
      use = ExprSyntax(access)
    } else {
      return false
    }
    isArray = true
    return true
  }

  /// Goes on where a constant is used.
  private mutating func follow(_ binding: PatternBindingSyntax) throws(CallSiteProblem) {
    guard let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      declaration.attributes.isEmpty, declaration.modifiers.isEmpty, binding.accessorBlock == nil,
      let item = declaration.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw CallSiteProblem(.constantNotFollowed, "it is kept in what is no plain constant") }
    let later = try OnlyUse(of: name, in: statements, after: item, binding)
    guard mayMove(to: later) else { throw CallSiteProblem(.codeBetween, "something runs before `\(name)` is read") }
    constants.append(item)
    use = later.expression
  }

  // MARK: Order

  /// Returns whether creating the document at its use has the same effect as creating it earlier: it is created once,
  /// and no code in between can change its input, or observe the order.
  private func mayMove(to later: OnlyUse) -> Bool {
    let between = later.between
    guard later.isReachedAlways else { return false }
    let calls = source.makesCalls
    if calls || attempt != nil || source.localName == nil {
      guard between.allSatisfy(\.isHarmlessDeclaration), !later.followsCall else { return false }
    }
    guard let name = source.rootName else { return true }
    return between.allSatisfy { $0.references(to: name).isEmpty }
  }
}

extension CodeBlockItemSyntax {
  /// A constant or variable whose value runs nothing: `var users = [User]()`.
  fileprivate var isHarmlessDeclaration: Bool {
    guard let declaration = item.as(VariableDeclSyntax.self) else { return false }
    return declaration.bindings.allSatisfy { binding in
      binding.accessorBlock == nil && binding.initializer.map { !$0.value.makesCalls } ?? true
    }
  }
}

extension ExprSyntax {
  /// Whether a function of any kind runs here, or the program may stop. `[User]()` runs none.
  fileprivate var makesCalls: Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.isFound
  }

  /// The name that a chain of members begins with.
  fileprivate var rootName: String? {
    var current = self
    while true {
      if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
        current = base
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let chained = current.as(OptionalChainingExprSyntax.self) {
        current = chained.expression
      } else {
        return current.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }

  /// The local name, if it belongs to a parameter, a constant or a variable of the function.
  fileprivate var localName: String? {
    guard let name = rootName else { return nil }
    if case .none = localBinding(of: name) { return nil }
    return name
  }

  fileprivate var hasComment: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      !$0.leadingTrivia.comments.isEmpty || !$0.trailingTrivia.comments.isEmpty
    }
  }

}

extension MemberAccessExprSyntax {
  fileprivate var isArrayOfDocuments: Bool { ["array", "arrayValue"].contains(declName.baseName.text) }

  /// The `if let` with nothing else that the value is bound by.
  var boundInCondition: CodeBlockItemSyntax? {
    let condition = parent?.parent?.as(OptionalBindingConditionSyntax.self)
    guard
      let statement = condition?.parent?.parent?.parent?.as(IfExprSyntax.self)?.parent?.parent?
        .as(CodeBlockItemSyntax.self), let bound = statement.item.bindingOfOneValue,
      bound.value.id == ExprSyntax(self).id
    else { return nil }
    return statement
  }
}

private final class CallFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.emptyCollectionType == nil { isFound = true }
    return .visitChildren
  }

  override func visit(_: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .exclamationMark { isFound = true }
    return .skipChildren
  }

  override func visit(_: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }
}
