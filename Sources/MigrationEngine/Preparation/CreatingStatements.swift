import SwiftSyntax

/// The statements of a block that creates a value, as those of an initializer of the value's type.
///
/// They create the value in one place, and may return it early. If they call an initializer that only assigns, they get
/// its assignments. Otherwise, they call `self.init(…)`. Where they create it in another way, `self` becomes what they
/// return, which the interpreter understands, and no compiler.
struct CreatingStatements {
  let block: CreatingBlock
  let type: TypeFacts
  let project: ProjectFacts
  /// The changes inside of the statements.
  private(set) var edits: [Edit] = []
  /// The last statement, which uses the value, such as `users.append(user)`; nil in a function or closure that returns it.
  private(set) var use: (statement: CodeBlockItemSyntax, value: Range<Int>, variable: String?)?
  /// Whether the type loses an initializer that is not written, when this one is.
  private(set) var replacesImplicitInitializer = false
  private var isConvenience = false
  /// Whether the statements are only understood, and can't be written.
  private(set) var isOnlyRead = false
  /// The members of their type that the statements use, where those can only be read as local ones.
  let copies: LocalCopies?

  /// Nil if the statements do anything else.
  init?(_ block: CreatingBlock, of type: TypeFacts, in project: ProjectFacts) {
    // The marker of a source is for the interpreter alone: no initializer can be written with it.
    let written = block.source == nil ? Self(block, type, project, isOnlyRead: false) : nil
    let read = written ?? Self(block, type, project, isOnlyRead: true)
    if let found = read {
      self = found
      return
    }
    guard block.isOutside, block.kind == .result, let copies = LocalCopies(for: block, in: project),
      let found = Self(block, type, project, isOnlyRead: true, copies)
    else { return nil }
    self = found
  }

  private init?(
    _ block: CreatingBlock, _ type: TypeFacts, _ project: ProjectFacts, isOnlyRead: Bool, _ copies: LocalCopies? = nil
  ) {
    self.copies = copies
    self.block = block
    self.type = type
    self.project = project
    self.isOnlyRead = isOnlyRead
    let creation: Creation?
    if isOnlyRead {
      guard readResults() else { return nil }
      creation = nil
    } else {
      guard let found = Creation(in: block), add(found) else { return nil }
      creation = found
    }
    guard nameDocument(), takeOnlyDocument(besides: creation), qualifyMembers(besides: creation) else { return nil }
    use = creation?.use
  }

  /// `return Item(id: id)` as `self = { () -> Item in return Item(id: id) }()`.
  private mutating func readResults() -> Bool {
    guard block.kind == .result, !block.movesControl else { return false }
    let (start, end) = (block.inside.lowerBound, block.inside.upperBound)
    let isTried = block.throwing.isEmpty ? "" : "try "
    let source = block.source?.reading(block.document) ?? ""
    let result = "\(block.made)\(block.isFailable ? "?" : "")"
    let local = copies.map { "\n\($0.text)" } ?? ""
    replace(start..<start, with: "\(source) self = \(isTried){ () -> \(result) in\(local)")
    for mark in copies?.marks ?? [] { replace(mark, with: "") }
    replace(end..<end, with: "}()")
    return true
  }

  /// The initializer's first line.
  func signature(access: String) -> String {
    let name = block.document
    return "\(access)\(isConvenience ? "convenience " : "")init\(block.isFailable ? "?" : "")"
      + "(json\(name == "json" ? "" : " \(name)"): \(block.documentType))\(block.throwing)"
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(file: block.file, range: range, text: text))
  }

  // MARK: The value

  /// The creation of the value, with the statements that change it.
  struct Creation {
    let call: FunctionCallExprSyntax
    let statement: CodeBlockItemSyntax
    /// The part of the statement before the call, which is removed: `return`, or `let user =`.
    let lead: Range<Int>
    /// The variable that holds it.
    var variable: String?
    /// The other statement to remove: `return user`, `users.append(user)`.
    var end: CodeBlockItemSyntax?
    /// The part of the statement behind the call, which is removed.
    var tail: Range<Int>?
    /// The statements that return the variable earlier.
    var earlyReturns: [ReturnStmtSyntax] = []
    /// The last statement, which uses the value.
    var use: (statement: CodeBlockItemSyntax, value: Range<Int>, variable: String?)?

    init?(in block: CreatingBlock) {
      guard let last = block.statements.last, !block.movesControl else { return nil }
      switch block.kind {
      case .result: self.init(returnedIn: block, last)
      case .element: self.init(handedOnIn: block, last)
      }
    }

    private init?(returnedIn block: CreatingBlock, _ last: CodeBlockItemSyntax) {
      let returns = FunctionBody(around: last).returns
      let final = last.item.as(ReturnStmtSyntax.self)
      guard let value = final?.expression ?? (block.statements.count == 1 ? last.item.as(ExprSyntax.self) : nil)
      else { return nil }
      let name = value.withoutParentheses.as(DeclReferenceExprSyntax.self)?.baseName.text
      for found in returns where found.id != final?.id && found.expression?.is(NilLiteralExprSyntax.self) != true {
        guard name != nil,
          found.expression?.withoutParentheses.as(DeclReferenceExprSyntax.self)?.baseName.text == name
        else { return nil }
        earlyReturns.append(found)
      }
      if let call = value.withoutParentheses.as(FunctionCallExprSyntax.self) {
        self.call = call
        statement = last
        lead = last.trimmedOffsets.lowerBound..<call.trimmedOffsets.lowerBound
        if value.is(TupleExprSyntax.self) { tail = call.trimmedOffsets.upperBound..<last.trimmedOffsets.upperBound }
        return
      }
      guard let name, final != nil, let made = Self.declaration(of: name, in: block) else { return nil }
      (statement, call, lead) = made
      variable = name
      end = last
    }

    /// `users.append(user)`, `users.append(User(id: item["id"].intValue))`
    private init?(handedOnIn block: CreatingBlock, _ last: CodeBlockItemSyntax) {
      guard FunctionBody(around: last).returns.allSatisfy({ !block.inside.contains($0.trimmedOffsets.lowerBound) }),
        !block.statements.codeTokens.contains(where: { $0.tokenKind == .keyword(.break) })
      else { return nil }
      let found = last.item.references.filter { !$0.isMemberName }
      for reference in found where reference.parent?.is(LabeledExprSyntax.self) == true {
        let name = reference.baseName.text
        guard let made = Self.declaration(of: name, in: block), found.filter({ $0.baseName.text == name }).count == 1,
          FunctionBody(around: reference).isSame(as: FunctionBody(around: last)),
          !last.hasCalls(before: reference.trimmedOffsets.lowerBound)
        else { continue }
        (statement, call, lead) = made
        variable = name
        end = last
        use = (last, reference.trimmedOffsets, name)
        return
      }
      guard let outer = last.item.as(FunctionCallExprSyntax.self), outer.trailingClosure == nil,
        let call = outer.arguments.only?.expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        !last.hasCalls(before: call.trimmedOffsets.lowerBound)
      else { return nil }
      self.call = call
      statement = last
      lead = last.trimmedOffsets.lowerBound..<call.trimmedOffsets.lowerBound
      tail = call.trimmedOffsets.upperBound..<last.trimmedOffsets.upperBound
      use = (last, call.trimmedOffsets, nil)
    }

    /// The statement that declares a variable with what it calls: `let user = User()`.
    private static func declaration(
      of name: String, in block: CreatingBlock
    ) -> (CodeBlockItemSyntax, FunctionCallExprSyntax, lead: Range<Int>)? {
      // `filter` on a syntax collection gives a new tree, whose nodes have other positions.
      let declaring = block.statements.filter { $0.item.as(VariableDeclSyntax.self)?.declares(name) == true }
      guard let statement = declaring.only, let declaration = statement.item.as(VariableDeclSyntax.self),
        let binding = declaration.bindings.only,
        binding.pattern.is(IdentifierPatternSyntax.self), binding.accessorBlock == nil,
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true,
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      else { return nil }
      return (statement, call, declaration.trimmedOffsets.lowerBound..<call.trimmedOffsets.lowerBound)
    }
  }

  private mutating func add(_ creation: Creation) -> Bool {
    guard makesValue(creation.call), hold(creation) else { return false }
    replace(creation.lead, with: "")
    if let end = creation.end { replace(end.trimmedOffsets, with: "") }
    if let tail = creation.tail { replace(tail, with: "") }
    let end = creation.tail?.lowerBound ?? creation.statement.trimmedOffsets.upperBound
    let arguments = creation.call.arguments
    let written = project.initializers(of: type.name)
    let inherited = written.isEmpty ? inheritedInitializers : []
    guard mayCall(written + inherited, creation.call) else { return false }
    // In an extension a class has initializers that call another alone.
    let isInExtension = type.kind == .classType && !block.isOutside && block.function?.enclosingExtension != nil
    // With a designated initializer of its own, a class inherits none, and may lack one that its superclass requires.
    let isInherited = inherited.contains { $0.labels == arguments.map { $0.label?.text } }
    let mustDelegate = isInExtension || written.isEmpty && (hasOtherSuperclass || isInherited)
    if mustDelegate {
      // Its own initializer is called, written or not.
    } else if arguments.isEmpty, creation.call.trailingClosure == nil {
      if written.makeWithNothing {
        guard project.allPropertiesBegin(of: type.name) else { return false }
        replacesImplicitInitializer = written.isEmpty
        replace(creation.call.trimmedOffsets.lowerBound..<end, with: "")
        return true
      }
    } else if let filled = DelegatedInitializer(project: project, type: type, caller: nil).filled(by: creation.call) {
      replacesImplicitInitializer = written.allSatisfy { $0.node.enclosingExtension != nil }
      return assign(filled, creation)
    }
    guard mustDelegate || !written.isEmpty else { return false }
    isConvenience = type.kind == .classType
    replace(creation.call.calledExpression.trimmedOffsets, with: "self.init")
    return true
  }

  /// Whether the type has a superclass outside of the project besides `NSObject`, which requires no initializer.
  private var hasOtherSuperclass: Bool {
    guard type.kind == .classType, let first = type.inherited.first, first != "NSObject" else { return false }
    return project.resolve(first, in: type.enclosing) == nil
      && (project.isEmptySuperclass(first, in: type.file) || !KnownProtocols.names.contains(first))
  }

  /// The initializers of the nearest superclass that has some, which a class without any inherits.
  private var inheritedInitializers: [InitializerFacts] {
    guard type.kind == .classType, project.allPropertiesBegin(of: type.name) else { return [] }
    for base in project.lineage(of: type.name).dropFirst() {
      let found = project.initializers(of: base)
      if !found.isEmpty { return found }
      guard project.allPropertiesBegin(of: base) else { break }
    }
    return []
  }

  /// Whether an initializer of the type may call the one that a call calls: what may fail makes it fail.
  private func mayCall(_ written: [InitializerFacts], _ call: FunctionCallExprSyntax) -> Bool {
    let labels = call.arguments.map { $0.label?.text }
    let exact = written.filter { $0.labels == labels }
    let called = (exact.isEmpty ? written : exact).map(\.node)
    guard !called.contains(where: { $0.signature.effectSpecifiers != nil }) else { return false }
    let mayFail = called.contains { $0.optionalMark?.tokenKind == .postfixQuestionMark }
    return !mayFail || block.isFailable && block.kind == .result
  }

  /// Whether a call makes a value of the type itself.
  private func makesValue(_ call: FunctionCallExprSyntax) -> Bool {
    var called = call.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
      guard let base = access.base else { return true }
      called = base
    }
    if ["Self", "self"].contains(called.trimmedDescription) { return !block.isOutside }
    return called.dottedName.flatMap { project.resolve($0, in: block.owner)?.name } == type.name
  }

  /// `User(id: id, name: name)` as `self.id = id; self.name = name`.
  private mutating func assign(_ filled: [DelegatedInitializer.Assignment], _ creation: Creation) -> Bool {
    guard
      let assigning = AssigningCall(
        creation.call, in: creation.statement, as: filled, file: block.file, project.files[block.file])
    else { return false }
    edits += assigning.edits
    return true
  }

  /// Replaces `user.name` by `self.name` everywhere. Returns false if the variable is used in any other way.
  private mutating func hold(_ creation: Creation) -> Bool {
    guard let name = creation.variable else { return true }
    // An initializer does not tell the observers of its own properties.
    guard project.observesNoProperty(of: type.name) else { return false }
    for reference in block.statements.references(to: name) where !reference.isMemberName {
      if creation.end?.trimmedOffsets.contains(reference.trimmedOffsets.lowerBound) == true { continue }
      if let found = creation.earlyReturns.first(where: { $0.id == reference.parent?.id }) {
        replace(found.returnKeyword.trimmedOffsets.upperBound..<found.trimmedOffsets.upperBound, with: "")
        continue
      }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(reference).id,
        runsWithStatements(reference), fits(access)
      else { return false }
      replace(reference.trimmedOffsets, with: "self")
    }
    return true
  }

  /// Whether a call of one of the type's methods has the labels of one: in old code it may have those of Swift 2.
  private func fits(_ access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.text
    let methods = project.functions(ofType: type.name).filter { $0.name == name }
    guard !methods.isEmpty, let call = ExprSyntax(access).call, call.trailingClosure == nil else { return true }
    let given = call.arguments.map { $0.label?.text }
    return methods.contains { method in
      var rest = given[...]
      for parameter in method.parameters {
        if parameter.ellipsis != nil { return true }
        if let next = rest.first, next == parameter.argumentLabel {
          rest = rest.dropFirst()
        } else if parameter.defaultValue == nil {
          return false
        }
      }
      return rest.isEmpty
    }
  }

  /// Whether a place runs while the statements do: among them, or in a closure that a sequence's method calls. There
  /// `self` may be named only where all properties have values.
  private func runsWithStatements(_ node: some SyntaxProtocol) -> Bool {
    let body = FunctionBody(around: node)
    if let own = block.statements.first, body.isSame(as: FunctionBody(around: own)) { return true }
    guard case .closure(let closure) = body, project.allPropertiesBegin(of: type.name),
      closure.signature?.capture == nil,
      let method = closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
        .declName.baseName.text, Self.methodsOfSequences.contains(method), project.functions(named: method).isEmpty
    else { return false }
    return runsWithStatements(closure)
  }

  private static let methodsOfSequences: Set = ["compactMap", "filter", "flatMap", "forEach", "map"]
}

extension CreatingBlock {
  /// Whether the statements do what an initializer in their place would not.
  fileprivate var movesControl: Bool {
    let tokens = statements.codeTokens
    // The new initializer of a loop or closure throws nothing, and ends before the value is used.
    var keywords: Set<TokenKind> = [.keyword(.await), .keyword(.defer), .poundIf]
    if throwing.isEmpty { keywords.formUnion([.keyword(.throw), .keyword(.try)]) }
    // `defer` runs after the value was returned, and could not change it; in an initializer it would.
    return function == nil && tokens.contains { keywords.contains($0.tokenKind) }
      || tokens.contains { $0.tokenKind == .keyword(.defer) || $0.isNameOfFunction }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it calls something that ends before a place, and so runs before what is there.
  fileprivate func hasCalls(before place: Int) -> Bool {
    item.codeTokens.contains { token in
      guard token.tokenKind == .rightParen || token.tokenKind == .rightBrace else { return false }
      return token.trimmedOffsets.upperBound <= place && token.parent?.is(FunctionCallExprSyntax.self) == true
    }
  }
}

extension FunctionBody {
  /// Whether two statements are in the same function or closure.
  fileprivate func isSame(as other: FunctionBody) -> Bool {
    switch (self, other) {
    case (.function(let one), .function(let two)): one.id == two.id
    case (.closure(let one), .closure(let two)): one.id == two.id
    case (.accessor(let one), .accessor(let two)), (.initializer(let one), .initializer(let two)): one.id == two.id
    case (.script, .script): true
    default: false
    }
  }
}
