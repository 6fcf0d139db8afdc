import SwiftSyntax

/// Visits one file and records its declarations and uses.
final class FactCollector: SyntaxVisitor {
  private let file: Int
  private var scope: [String] = []
  /// The functions around, from the outermost.
  private var functions: [FunctionDeclSyntax] = []

  private(set) var facts = FileFacts()

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, kind: .classType, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, kind: .structure, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, kind: .enumeration, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, kind: .protocolType, generics: nil)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, name: node.name, kind: .actor, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType.dottedName ?? node.extendedType.trimmedDescription
    let inherited = node.inheritanceClause?.inheritedNames ?? []
    facts.extensions.append(ExtensionFacts(extended: extended, inherited: inherited, file: file, node: node))
    scope.append(extended)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, name: TokenSyntax, kind: TypeFacts.Kind, generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    scope.append(name.text)
    facts.types.append(
      TypeFacts(
        name: scope.joined(separator: "."), kind: kind, file: file, node: DeclSyntax(node),
        memberBlock: node.memberBlock, modifiers: node.modifiers, attributes: node.attributes,
        inheritanceClause: node.inheritanceClause, inherited: node.inheritanceClause?.inheritedNames ?? [],
        isGeneric: generics != nil))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.aliases.insert(node.name.text)
    note(node.name, node)
    // Under conditions there may be several.
    if node.genericParameterClause == nil, isMemberOrGlobal(node) {
      facts.aliasedTypes[(scope + [node.name.text]).joined(separator: "."), default: []].append(node.initializer.value)
    }
    return .visitChildren
  }

  private func note(_ name: TokenSyntax, _ node: some SyntaxProtocol) {
    facts.scopedNames[name.text, default: []].append(ScopedName(node, in: owner, file: file))
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    facts.placeholders.insert(node.name.text)
    note(node.name, node)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.placeholders.insert(node.name.text)
    note(node.name, node)
    return .visitChildren
  }

  // MARK: Members and globals

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: {
      $0.name.tokenKind == .keyword(.weak) || $0.name.tokenKind == .keyword(.unowned)
    }) {
      facts.weakTypes += node.bindings.compactMap { $0.typeAnnotation.map { .init(file: file, node: $0.type) } }
    }
    guard isMemberOrGlobal(node) else { return .visitChildren }
    let isStatic = node.modifiers.isStatic
    // `var a, b: Int`: an annotation holds for the names before it too.
    var type: TypeSyntax?
    var found: [PropertyFacts] = []
    for binding in node.bindings.reversed() {
      type = binding.declaredType ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      found.append(
        PropertyFacts(
          name: name, owner: owner, file: file, isStatic: isStatic, isComputed: binding.isComputed,
          type: type, initializer: binding.initializer?.value, declaration: node))
    }
    facts.properties += found.reversed()
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.mutating) }) {
      facts.mutatingFunctions.insert(node.name.text)
    }
    if isMemberOrGlobal(node) {
      facts.functions.append(
        FunctionFacts(
          name: node.name.identifier?.name ?? node.name.text, owner: owner,
          returnType: node.signature.returnClause?.type,
          parameters: node.signature.parameterClause.parameters, file: file, node: node))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner { facts.initializers.append(InitializerFacts(owner: owner, file: file, node: node)) }
    if let owner, node.signature.parameterClause.parameters.contains(where: { $0.type.isJSON }) {
      facts.jsonInitializers.append(
        JSONInitializer(
          owner: owner, file: file, node: node,
          isInExtension: node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true))
    }
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.fixitySpecifier.tokenKind == .keyword(.infix) {
      facts.operators[node.name.text] =
        node.operatorPrecedenceAndTypes?.precedenceGroup.text ?? Precedence.defaultGroup
    }
    return .visitChildren
  }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    facts.precedenceGroups.append(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.looksUpWritably { facts.hasWritingLookup = true }
    return .visitChildren
  }

  private var owner: String? { scope.isEmpty ? nil : scope.joined(separator: ".") }

  /// Whether a declaration is a member of a type or a global, not local to a function.
  private func isMemberOrGlobal(_ node: some SyntaxProtocol) -> Bool {
    if node.parent?.is(MemberBlockItemSyntax.self) == true { return true }
    return Syntax(node).listAroundConditions?.parent?.is(SourceFileSyntax.self) == true
  }

  // MARK: Uses

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.specifier != nil { facts.weakCaptures.append(.init(file: file, node: node)) }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    for item in node.catchItems {
      guard let pattern = item.pattern?.trimmedDescription else { continue }
      let place = FileFacts.Place(file: file, offset: item.trimmedOffsets.lowerBound)
      facts.caughtErrors.append(.init(pattern: pattern, place: place))
    }
    return .visitChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    facts.thrownErrors[node.expression.trimmedDescription, default: []].append(
      .init(file: file, offset: node.trimmedOffsets.lowerBound))
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      facts.shorthandBindings[name.text, default: []].append(.init(file: file, node: name))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    facts.memberAccesses[node.declName.baseName.text, default: []].append(.init(file: file, node: node))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    noteObjectUse(name, node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .visitChildren
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      facts.keyPathComponents[name, default: []].append(.init(file: file, node: node))
      return .visitChildren
    }
    facts.references[name, default: []].append(.init(file: file, node: node))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 {
      if let binary = element.as(BinaryOperatorExprSyntax.self), ["===", "!=="].contains(binary.operator.text) {
        facts.identityOperands.append(.init(file: file, node: elements[index - 1]))
        if index + 1 < elements.count { facts.identityOperands.append(.init(file: file, node: elements[index + 1])) }
      }
    }
    if elements.count >= 3, elements[1].assigns { noteMutation(of: elements[0]) }
    for (index, element) in elements.enumerated() where element.isOwnOperator {
      // It may take either side `inout`.
      if index > 0 { noteMutation(of: elements[index - 1]) }
      if index + 1 < elements.count { noteMutation(of: elements[index + 1]) }
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if !["-", "+", "!", "~", "...", "..<"].contains(node.operator.text) { noteMutation(of: node.expression) }
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text != "..." { noteMutation(of: node.expression) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    noteMutation(of: node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    let method = access?.declName.baseName.text
    if let base = access?.base, let method {
      if Self.mutatingMethods.contains(method) {
        noteMutation(of: base)
      } else if node.isStatement, method != "forEach" {
        facts.statementCalls[method, default: []].append(.init(file: file, node: base))
      }
    }
    if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ObjectIdentifier" {
      facts.identityOperands += node.arguments.map { .init(file: file, node: $0.expression) }
    }
    // Who is told of notifications about an object is told by its identity.
    if let method, Self.notifiers.contains(method),
      let subject = node.arguments.first(where: { $0.label?.text == "object" })?.expression,
      !subject.is(NilLiteralExprSyntax.self)
    {
      facts.objectUses.append(.init(file: file, offset: subject.trimmedOffsets.lowerBound))
    }
    if let called = node.calledExpression.dottedName, Self.printers.contains(called) {
      for argument in node.arguments { notePrinted(argument.expression) }
      if Self.mirrors.contains(called) { facts.hasMirrors = true }
    }
    return .visitChildren
  }

  /// Methods that are given the object which a notification is about.
  private static let notifiers: Set = ["addObserver", "notifications", "post", "publisher", "removeObserver"]

  /// Functions that print any value; they print a struct differently from an object.
  private static let printers: Set = [
    "Mirror", "Mirror.init", "NSLog", "String", "String.init", "debugPrint", "dump", "print",
  ]

  /// Those that show the stored properties of any value.
  static let mirrors: Set = ["Mirror", "Mirror.init", "dump"]

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    for expression in node.expressions { notePrinted(expression.expression) }
    return .visitChildren
  }

  private func notePrinted(_ value: ExprSyntax) {
    facts.printedValues.append(.init(file: file, node: value))
    if let function = functions.last, function.takesAnything(as: value) {
      facts.printingFunctions.insert(function.name.text)
    }
  }

  /// The standard library's mutating methods.
  static let mutatingMethods: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
    "replaceSubrange", "reserveCapacity", "reverse", "shuffle", "sort", "swapAt", "partition", "popFirst", "popLast",
    "updateValue", "merge", "formUnion", "formIntersection", "formSymmetricDifference", "subtract", "update",
    "toggle", "negate", "write", "addTimeInterval", "appendPathComponent", "appendPathExtension",
    "deleteLastPathComponent", "deletePathExtension", "resolveSymlinksInPath", "standardize", "add", "addProduct",
    "advance", "appendInterpolation", "appendLiteral", "combine", "divide", "formIndex", "formRemainder",
    "formSquareRoot", "formTruncatingRemainder", "makeContiguousUTF8", "mergeAttributes", "moveSubranges", "multiply",
    "next", "removeSubranges", "replace", "resetBytes", "round", "setAttributes", "setResourceValues",
    "setTemporaryResourceValue", "setValue", "trimPrefix", "withContiguousMutableStorageIfAvailable",
    "withUnsafeMutableBufferPointer", "withUnsafeMutableBytes", "withUTF8", "take",
  ]

  /// Types and functions that require objects, or distinguish an object from a value.
  private static let objectNames: Set = [
    "AnyClass", "AnyObject", "MemoryLayout", "Mirror", "NSArray", "NSCache", "NSCountedSet", "NSHashTable",
    "NSMapTable",
    "NSMutableArray", "NSMutableOrderedSet", "NSMutableSet", "NSOrderedSet", "NSPointerArray", "NSSet",
    "ReferenceWritableKeyPath", "Unmanaged", "isKnownUniquelyReferenced", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit", "unsafeBitCast", "unsafeDowncast",
  ]

  /// Records a use of objects. A protocol that requires objects is checked at its conforming types, and the system
  /// calls actions.
  private func noteObjectUse(_ name: String, _ node: some SyntaxProtocol) {
    guard Self.objectNames.contains(name), node.parent?.is(InheritedTypeSyntax.self) != true,
      !node.isParameterOfAction
    else { return }
    facts.objectUses.append(.init(file: file, offset: node.trimmedOffsets.lowerBound))
  }

  private func noteMutation(of place: ExprSyntax) {
    for (name, node) in place.changedMembers {
      facts.mutations[name, default: []].append(.init(file: file, node: node))
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    noteObjectUse(name, node)
    if CodingProtocols.names.contains(name), node.isCastTo {
      facts.codableCasts[name, default: []].append(.init(file: file, offset: node.trimmedOffsets.lowerBound))
    }
    facts.typeReferences[name, default: []].append(.init(file: file, node: Syntax(node)))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    facts.typeReferences[node.name.text, default: []].append(.init(file: file, node: Syntax(node)))
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The members on the way to a changed place: in `a.b.c = x` a value in `b` changes too.
  var changedMembers: [(name: String, node: Syntax)] {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return [(access.declName.baseName.text, Syntax(access))] + (access.base?.changedMembers ?? [])
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return [(reference.baseName.text, Syntax(reference))] }
    if let access = self.as(SubscriptCallExprSyntax.self) {
      let isKeyPath = access.arguments.first?.label?.text == "keyPath"
      return (isKeyPath ? [(ProjectFacts.anyKeyPath, Syntax(access))] : []) + access.calledExpression.changedMembers
    }
    if let chaining = self.as(OptionalChainingExprSyntax.self) { return chaining.expression.changedMembers }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.changedMembers }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.changedMembers }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.changedMembers }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.flatMap(\.expression.changedMembers) }
    return []
  }

  /// Whether an operator writes to its left side: `=`, `+=` …
  var assigns: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}

extension ExprSyntax {
  static let standardOperators: Set = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "==", "!=", "<", ">", "<=",
    ">=",
    "===", "!==", "~=", "&&", "||", "??", "...", "..<", ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^",
  ]

  /// Whether it is a binary operator that is not the standard library's, and does not write as `+=` does.
  fileprivate var isOwnOperator: Bool {
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return !Self.standardOperators.contains(text) && !assigns
  }
}

extension SyntaxProtocol {
  /// Whether a type's name is what a value is cast to, or asked to be: `as? any Encodable`.
  fileprivate var isCastTo: Bool {
    var node = parent
    while let type = node,
      type.is(SomeOrAnyTypeSyntax.self) || type.is(OptionalTypeSyntax.self)
        || type.is(TupleTypeSyntax.self) || type.is(TupleTypeElementSyntax.self)
        || type.is(TupleTypeElementListSyntax.self) || type.is(MetatypeTypeSyntax.self)
        || type.is(ArrayTypeSyntax.self) || type.is(CompositionTypeSyntax.self)
        || type.is(CompositionTypeElementSyntax.self) || type.is(CompositionTypeElementListSyntax.self)
    {
      node = type.parent
    }
    return node?.is(TypeExprSyntax.self) == true || node?.is(AsExprSyntax.self) == true
      || node?.is(IsExprSyntax.self) == true || node?.is(IsTypePatternSyntax.self) == true
  }

  /// Whether it stands in the parameters of an `@IBAction`.
  fileprivate var isParameterOfAction: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.attributes.contains { $0.trimmedDescription == "@IBAction" }
      }
      node = current.parent
    }
    return false
  }
}

extension Syntax {
  /// The list of statements that a declaration is in, outside of every `#if` around it.
  var listAroundConditions: Syntax? {
    var list = parent?.parent
    while let clause = list?.parent?.as(IfConfigClauseSyntax.self) { list = clause.parent?.parent?.parent?.parent }
    return list
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is a statement, so that its result is unused.
  fileprivate var isStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) { node = parent }
    return node.parent?.as(CodeBlockItemSyntax.self)?.givesNoValue ?? false
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is not the one expression of something that has a value by it: a function, a getter, a closure, an `if`.
  fileprivate var givesNoValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let outer = list.parent, list.count == 1 else {
      return true
    }
    if let closure = outer.as(ClosureExprSyntax.self) {
      let method = closure.calledBy?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return method == "forEach"
    }
    let owner = outer.is(CodeBlockSyntax.self) ? outer.parent : outer
    if let function = owner?.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
    if let accessor = owner?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind != .keyword(.get)
    }
    if owner?.is(AccessorBlockSyntax.self) == true { return false }
    var choice = owner?.is(SwitchCaseSyntax.self) == true ? owner?.parent?.parent : owner
    while let outer = choice?.parent?.as(IfExprSyntax.self) { choice = Syntax(outer) }
    guard let choice, choice.is(IfExprSyntax.self) || choice.is(SwitchExprSyntax.self) else { return true }
    return choice.parent?.is(ExpressionStmtSyntax.self) == true
      && choice.parent?.parent?.as(CodeBlockItemSyntax.self)?.givesNoValue == true
  }
}

extension PatternBindingSyntax {
  /// Whether the binding has a getter of its own, rather than storage (observers do not count).
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      accessors.contains {
        [.keyword(.get), .keyword(.set), .keyword(._read), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}
