import SwiftSyntax

/// Finds two properties that hold the same object after the initializer. Decoded separately, they would hold two.
/// `options = json["options"].arrayValue.map { Option(json: $0) }; selected = options.first`
///
/// Follows objects from name to name, by the source alone: a name in an expression may be part of its result, unless
/// the result consists only of values.
struct SharedObjects {
  private let project: ProjectFacts
  private let type: String
  private let document: String
  private let values: ValueTypes
  private let flow: Flow

  /// A variable that may hold an object.
  fileprivate enum Key: Hashable {
    case property(String)
    case local(String)
    case parameter(SyntaxIdentifier, String)
  }

  fileprivate enum Source {
    case expression(ExprSyntax)
    case key(Key)
  }

  /// - Parameters:
  ///   - initializer: The initializer of a type from a document of this name.
  init(of type: TypeFacts, _ initializer: InitializerDeclSyntax, document: String, in project: ProjectFacts) {
    self.project = project
    self.type = type.name
    self.document = document
    values = ValueTypes(project: project)
    let flow = Flow(viewMode: .sourceAccurate)
    if let body = initializer.body { flow.walk(body) }
    let delegated = DelegatedInitializer(project: project, type: type, caller: initializer)
    for call in flow.delegations {
      for assignment in delegated.filled(by: call) ?? [] {
        flow.sources[.property(assignment.property), default: []].append(.expression(assignment.value))
      }
    }
    self.flow = flow
  }

  /// Two properties that may hold one object, in the order of their names; nil when none do.
  var pair: (String, String)? {
    let filled = flow.sources.keys.compactMap { key in
      if case .property(let name) = key, project.property(name, of: type)?.isComputed == false { name } else { nil }
    }
    var holders: [Key: String] = [:]
    for name in filled.sorted() where !isValue(.property(name), []) {
      for key in reached(from: .property(name)) {
        if case .property(let other) = key, other != name { return (other, name) }
        if let other = holders.updateValue(name, forKey: key) { return (other, name) }
      }
    }
    return nil
  }

  /// Returns a name, and all names whose objects it may hold.
  private func reached(from key: Key) -> Set<Key> {
    var seen: Set = [key]
    var open = [key]
    while let current = open.popLast() {
      for source in sources(of: current) {
        for next in keys(in: source) where !isValue(next, []) && seen.insert(next).inserted { open.append(next) }
      }
    }
    return seen
  }

  private func keys(in source: Source) -> [Key] {
    switch source {
    case .key(let key): [key]
    case .expression(let expression): isValue(expression, []) ? [] : expression.references.compactMap(key)
    }
  }

  /// Returns the variable that a name in the initializer refers to. Nil for anything outside of the initializer.
  private func key(_ reference: DeclReferenceExprSyntax) -> Key? {
    let name = reference.baseName.text
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
      guard access.base?.trimmedDescription == "self" else { return nil }
      return project.property(name, of: type).map { .property($0.name) }
    }
    if let closure = reference.closure(declaring: name) { return .parameter(closure.id, name) }
    if flow.locals.contains(name) { return .local(name) }
    return project.property(name, of: type).map { .property($0.name) }
  }

  private func sources(of key: Key) -> [Source] {
    if case .parameter(let id, _) = key, let closure = flow.closures[id] {
      guard let call = closure.calledBy else { return [] }
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let others = call.arguments.map(\.expression).filter { !$0.is(ClosureExprSyntax.self) }
      return ([base].compactMap(\.self) + others).map(Source.expression) + flow.sources[key, default: []]
    }
    return flow.sources[key, default: []]
  }

  // MARK: Values

  /// Returns whether a name's value consists only of values.
  private func isValue(_ key: Key, _ outer: Set<Key>) -> Bool {
    // What it is made of is all that counts.
    if outer.contains(key) { return true }
    let inside = outer.union([key])
    var annotations = flow.types[key, default: []]
    switch key {
    case .local(document): return true
    case .property(let name):
      guard let property = project.property(name, of: type) else { return false }
      if values.isValue(property) { return true }
    case .parameter(let id, let name):
      annotations += flow.closures[id]?.parameterNames.filter { $0.name == name }.compactMap(\.type) ?? []
    case .local: break
    }
    if !annotations.isEmpty, annotations.allSatisfy({ values.isValue($0, in: type) }) { return true }
    let sources = sources(of: key)
    return !sources.isEmpty
      && sources.allSatisfy { source in
        switch source {
        case .key(let other): isValue(other, inside)
        case .expression(let expression): isValue(expression, inside)
        }
      }
  }

  /// Returns whether an expression's value consists only of values.
  private func isValue(_ expression: ExprSyntax, _ outer: Set<Key>) -> Bool {
    func isValue(_ other: ExprSyntax) -> Bool { self.isValue(other, outer) }

    if expression.isLiteral || expression.is(NilLiteralExprSyntax.self) || expression.is(StringLiteralExprSyntax.self) {
      return true
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      if reference.baseName.text == document, reference.closure(declaring: document) == nil { return true }
      return key(reference).map { self.isValue($0, outer) } ?? false
    }
    if let access = expression.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
      return key(access.declName).map { self.isValue($0, outer) } ?? false
    }
    if let tuple = expression.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy { isValue($0.expression) } }
    if let array = expression.as(ArrayExprSyntax.self) { return array.elements.allSatisfy { isValue($0.expression) } }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.allSatisfy { isValue($0.key) && isValue($0.value) }
    }
    if let attempt = expression.as(TryExprSyntax.self) { return isValue(attempt.expression) }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return isValue(prefix.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.operands(from: 0).allSatisfy(isValue) }
    if let closure = expression.as(ClosureExprSyntax.self) {
      return closure.statements.only?.item.as(ExprSyntax.self).map(isValue) ?? false
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.isValue(call, outer) }
    // A member, an element or the unwrapped value of what is one.
    return expression.whole.map(isValue) ?? false
  }

  private func isValue(_ call: FunctionCallExprSyntax, _ outer: Set<Key>) -> Bool {
    if let made = call.calledExpression.initializedTypeName, made.lastComponent.first?.isUppercase == true {
      return isValue(named: made)
    }
    if call.calledExpression.is(ArrayExprSyntax.self) || call.calledExpression.is(DictionaryExprSyntax.self) {
      return call.arguments.isEmpty
    }
    // A method of a value that is given values: of the library, or of the platform, unless the project has one of the name.
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      isValue(base, outer)
    else { return false }
    let functions = project.functions(named: access.declName.baseName.text)
    guard functions.allSatisfy({ $0.returnType.map { values.isValue($0, in: type) } ?? false }) else { return false }
    let arguments = call.arguments.map(\.expression) + [call.trailingClosure].compactMap { $0.map(ExprSyntax.init) }
    return call.additionalTrailingClosures.isEmpty
      && arguments.allSatisfy { argument in
        argument.is(KeyPathExprSyntax.self) || isConversion(argument) || isValue(argument, outer)
      }
  }

  /// `Tag.init` of a type that is a value.
  private func isConversion(_ argument: ExprSyntax) -> Bool {
    guard argument.dottedName?.hasSuffix(".init") == true, let made = argument.initializedTypeName else { return false }
    return isValue(named: made)
  }

  private func isValue(named name: String) -> Bool {
    values.isValue(project.resolve(name, in: type).map { .project($0.name) } ?? .external(name))
  }
}

/// Collects the flow of objects between names in an initializer.
private final class Flow: SyntaxVisitor {
  var sources: [SharedObjects.Key: [SharedObjects.Source]] = [:]
  private(set) var types: [SharedObjects.Key: [TypeSyntax]] = [:]
  private(set) var locals: Set<String> = []
  private(set) var closures: [SyntaxIdentifier: ClosureExprSyntax] = [:]
  /// The calls of other initializers of the type.
  private(set) var delegations: [FunctionCallExprSyntax] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let isAlone = binding.pattern.is(IdentifierPatternSyntax.self)
      declare(binding.pattern, as: isAlone ? binding.typeAnnotation?.type : nil, binding.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    declare(node.pattern, as: node.typeAnnotation?.type, node.initializer?.value)
    if node.initializer == nil {
      // `if let x` may name a property.
      for name in Syntax(node.pattern).boundNames { add(.key(.property(name)), to: .local(name)) }
    }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    declare(node.pattern, as: nil, node.initializer.value)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    declare(node.pattern, as: nil, node.sequence)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.cases {
      guard let label = element.as(SwitchCaseSyntax.self)?.label else { continue }
      declare(label, as: nil, node.subject)
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures[node.id] = node
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let place = node.assignedPlace {
      for value in node.operands(from: 2) { add(.expression(value), to: place) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "self.init" { delegations.append(node) }
    let values = node.arguments.map(\.expression)
    let places = values.compactMap { $0.as(InOutExprSyntax.self)?.expression }
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    for place in places + [base].compactMap(\.self) {
      for value in values where !value.is(ClosureExprSyntax.self) && !value.is(InOutExprSyntax.self) {
        add(.expression(value), to: place)
      }
    }
    return .visitChildren
  }

  private func declare(_ pattern: some SyntaxProtocol, as type: TypeSyntax?, _ value: ExprSyntax?) {
    for name in Syntax(pattern).boundNames {
      locals.insert(name)
      if let type { types[.local(name), default: []].append(type) }
      if let value { add(.expression(value), to: .local(name)) }
    }
  }

  private func add(_ source: SharedObjects.Source, to key: SharedObjects.Key) {
    sources[key, default: []].append(source)
  }

  /// Records a value that is stored at a place, or inside of it.
  private func add(_ source: SharedObjects.Source, to place: ExprSyntax) {
    var current = place
    while true {
      if let access = current.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
        return add(source, to: .property(access.declName.baseName.text))
      }
      guard let whole = current.whole else { break }
      current = whole
    }
    guard let reference = current.as(DeclReferenceExprSyntax.self) else { return }
    let name = reference.baseName.text
    if let closure = reference.closure(declaring: name) { return add(source, to: .parameter(closure.id, name)) }
    // Locals are declared above; a local function's are not followed.
    add(source, to: locals.contains(name) ? .local(name) : .property(name))
  }
}

extension SequenceExprSyntax {
  /// The elements that give values, from a position on: no operators, and no types.
  fileprivate func operands(from start: Int) -> [ExprSyntax] {
    elements.dropFirst(start).compactMap { element in
      if let choice = element.as(UnresolvedTernaryExprSyntax.self) { return choice.thenExpression }
      let isOperator =
        element.is(BinaryOperatorExprSyntax.self) || element.is(AssignmentExprSyntax.self)
        || element.is(UnresolvedAsExprSyntax.self) || element.is(UnresolvedIsExprSyntax.self)
      return isOperator || element.is(TypeExprSyntax.self) ? nil : element
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The closure around the name whose parameter it is.
  fileprivate func closure(declaring name: String) -> ClosureExprSyntax? {
    var current = parent
    while let node = current {
      if let closure = node.as(ClosureExprSyntax.self) {
        let isNumbered = name.hasPrefix("$") && closure.signature?.parameterClause == nil
        if isNumbered || closure.parameterNames.contains(where: { $0.name == name }) { return closure }
      }
      current = node.parent
    }
    return nil
  }
}
