import SwiftSyntax

/// Checks whether all calls in a piece of code are known to have no side effects, those of getters, subscripts and operators
/// too.
final class PureCalls: SyntaxVisitor {
  /// The side effects that were found so far.
  private var found = Purity()
  /// The first call or assignment that may have another effect, in the code itself or in a function that it runs.
  var cause: Syntax? { found.cause }
  /// Whether there is none.
  var areAll: Bool { found.isPure }
  /// Whether the code gives another value each time, or may have another effect, so that it has to run just once.
  var mustRunOnce: Bool { !found.isPure || found.differs }
  /// Whether a variable of the project is read that other code may change.
  var readsVariables: Bool { found.readsVariables }
  let project: ProjectFacts
  /// The functions on the path from the outermost to the one that contains the code.
  private let callers: [Syntax]
  /// The properties that the code may fill, where it is in an initializer.
  private let ownProperties: Set<String>
  /// Whether what is not known is taken to have no side effects: functions of other modules, members of what has a type
  /// that is not known.
  let trustsOthers: Bool
  /// The functions of which nothing but good was assumed, because they are looked at already.
  private var assumed: Set<SyntaxIdentifier> = []
  private let search: Search

  /// The state of one check, shared by the visitors of all functions that it enters.
  private final class Search {
    /// The functions that are pure if others are that are still looked at.
    var open: [SyntaxIdentifier: (assumed: Set<SyntaxIdentifier>, found: Purity)] = [:]
    /// Whether something was not looked at, because it is too deep.
    var isCut = false
  }

  private init(
    project: ProjectFacts, callers: [Syntax], ownProperties: Set<String>, trustsOthers: Bool = false,
    _ search: Search = Search()
  ) {
    self.project = project
    self.trustsOthers = trustsOthers
    self.search = search
    self.callers = callers
    self.ownProperties = ownProperties
    super.init(viewMode: .sourceAccurate)
  }

  /// Creates a check for code in an initializer of a type, or in a method that the initializer calls.
  convenience init(project: ProjectFacts, in member: Syntax, of type: String) {
    self.init(project: project, callers: [member], ownProperties: Self.properties(of: type, in: project))
  }

  /// Whether making a model of a document is known to have side effects.
  static func isKnownToAct(making model: TypeFacts, in project: ProjectFacts) -> Bool {
    let labels = project.documentInitializer(of: model.name)?.node.signature.parameterClause.parameters
      .map(\.argumentLabel)
    let calls = PureCalls(project: project, callers: [], ownProperties: [], trustsOthers: true)
    return !calls.doInitializersNothingElse(of: [model], labels)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard areAll else { return .skipChildren }
    if differsEachTime(node) { found.differs = true }
    if !isPure(node) || !node.arguments.allSatisfy({ isPure(given: $0.expression) }) {
      reject(node)
    }
    return .visitChildren
  }

  private func reject(_ node: some SyntaxProtocol) { found.cause = found.cause ?? Syntax(node) }

  /// Returns whether a function passed as an argument has no side effects when it is called there: `map(Tag.init)`,
  /// `map(next)`.
  private func isPure(given argument: ExprSyntax) -> Bool {
    if let access = argument.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      if name == "init", let base = access.base?.trimmedDescription,
        let isPure = isPure(making: base, in: argument.enclosingTypeName)
      {
        return isPure
      }
      return functions(named: name).isEmpty || doesNothingElse(name)
    }
    guard let reference = argument.as(DeclReferenceExprSyntax.self),
      case .none = reference.localBinding(of: reference.baseName.text)
    else { return true }
    let name = reference.baseName.text
    return functions(named: name).isEmpty || doesNothingElse(name)
  }

  /// Returns whether a name is a parameter of the function that contains the code. Its argument was checked there.
  private func isParameter(_ name: String) -> Bool {
    let parameters = callers.last?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    return parameters?.contains { $0.internalName == name } ?? false
  }

  private func isPure(_ call: FunctionCallExprSyntax) -> Bool {
    let called = call.calledWithoutGenericArguments
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if isParameter(name) { return true }
      if let label = call.arguments.only?.label?.text, label == "rawValue" {
        return project.types(withSimpleName: name).allSatisfy { $0.kind == .enumeration }
      }
      if project.isDeclaredHere(name) {
        return doInitializersNothingElse(
          of: project.types(withSimpleName: name), call.arguments.map(\.label?.text))
      }
      let found = functions(named: name)
      guard found.isEmpty else { return doNothingElse(found, filling: filled(by: found, of: nil, in: call)) }
      // In an extension, a method of what is extended.
      return trustsOthers || isValueOrObject(name) || Self.functions.contains(name)
        || call.enclosing(ExtensionDeclSyntax.self) != nil && Self.methods.contains(name)
    }
    guard let access = called.as(MemberAccessExprSyntax.self) else {
      return trustsOthers || called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self)
    }
    let name = access.declName.baseName.text
    if isCase(access) { return true }
    if name == "init", let base = access.base?.trimmedDescription {
      if ["self", "super"].contains(base) { return isPure(delegating: call, to: base) }
      if let isPure = isPure(making: base, in: call.enclosingTypeName) { return isPure }
      return trustsOthers || isValueOrObject(base)
    }
    if let made = called.dottedName.flatMap({ project.resolve($0, in: call.enclosingTypeName) }) {
      return doInitializersNothingElse(of: [made], call.arguments.map(\.label?.text))
    }
    if Self.labelled[name]?.contains(call.arguments.first?.label?.text ?? "") == true,
      functions(named: name).isEmpty
    {
      return true
    }
    // A type inside of one: `String.Index`.
    if let base = access.base?.dottedName, name.first?.isUppercase == true, Self.types.contains(base) { return true }
    let found = functions(named: name, of: access.base).filter { $0.mayBeCalled(by: call) }
    guard found.isEmpty else { return doNothingElse(found, filling: filled(by: found, of: access.base, in: call)) }
    if Self.changes.contains(name) { return access.base.map(isOwn) ?? false }
    return trustsOthers || Self.methods.contains(name)
  }

  /// Whether making a value of a type of the platform has no side effects.
  private func isValueOrObject(_ name: String) -> Bool { Self.types.contains(name) || Self.objects.contains(name) }

  // MARK: The project's own

  /// Models may hold each other in long chains; a call in a call is looked at by recursion.
  private static let maximumDepth = 500

  /// The functions of a name, without those of a copy of SwiftyJSON.
  private func functions(named name: String) -> [FunctionFacts] {
    project.functions(named: name).filter { !project.vendoredFiles.contains($0.file) }
  }

  private func doesNothingElse(_ function: String) -> Bool { doNothingElse(functions(named: function)) }

  /// - Parameter own: the properties that they may fill.
  private func doNothingElse(_ functions: [FunctionFacts], filling own: Set<String> = []) -> Bool {
    !functions.isEmpty
      && functions.allSatisfy { isPure(Syntax($0.node), $0.node.body, own) && areDefaultsPure($0.parameters) }
  }

  /// The properties of a new value that its own methods fill, which its initializer calls; empty for other functions.
  private func filled(
    by functions: [FunctionFacts], of base: ExprSyntax?, in call: FunctionCallExprSyntax
  ) -> Set<String> {
    guard trustsOthers, !ownProperties.isEmpty, base == nil || base?.trimmedDescription == "self",
      let type = call.enclosingTypeName.flatMap({ project.resolve($0, in: nil)?.name }),
      functions.allSatisfy({ !$0.isStatic && $0.owner == type })
    else { return [] }
    return ownProperties
  }

  /// Whether the values that parameters have where a call gives none have no side effects.
  private func areDefaultsPure(_ parameters: FunctionParameterListSyntax) -> Bool {
    let values = parameters.compactMap { $0.defaultValue.map { Syntax($0) } }
    return values.isEmpty || isPure(Syntax(parameters), running: values)
  }

  /// Returns the functions that a call on a value may mean: those of one type where it is called on that type.
  private func functions(named name: String, of base: ExprSyntax?) -> [FunctionFacts] {
    let all = functions(named: name)
    guard let base else { return all }
    let isMember = membership(in: base)
    // A requirement of a protocol has no body; one of the others implements it.
    let own = all.filter { $0.node.body != nil && $0.owner.map(isMember) ?? false }
    // It may be inherited.
    return own.isEmpty && !trustsOthers ? all : own
  }

  /// Returns whether making a value of a type of the project has no side effects; nil for types of other modules.
  private func isPure(making name: String, in scope: String?) -> Bool? {
    if let found = project.resolve(name, in: scope) { return doInitializersNothingElse(of: [found]) }
    return project.isDeclaredHere(name) ? doInitializersNothingElse(of: name) : nil
  }

  private func doInitializersNothingElse(of name: String) -> Bool {
    doInitializersNothingElse(of: project.types(withSimpleName: name))
  }

  /// - Parameter labels: the labels of a call; nil where they are not known. Initializers that have just these are the
  ///   ones that it may mean, if there are any.
  private func doInitializersNothingElse(of types: [TypeFacts], _ labels: [String?]? = nil) -> Bool {
    !types.isEmpty
      && types.allSatisfy { type in
        // Those of superclasses run, too, whether they are called or not.
        project.lineage(of: type.name).compactMap(project.type(named:)).allSatisfy { owner in
          let own = Self.properties(of: owner.name, in: project)
          let all = project.initializers(of: owner.name)
          let called = owner.name == type.name ? all.filter { $0.labels == labels } : []
          return (called.isEmpty ? all : called).allSatisfy { initializer in
            isPure(Syntax(initializer.node), initializer.node.body, own)
              && areDefaultsPure(initializer.node.signature.parameterClause.parameters)
          }
            && doPropertiesBeginWithoutEffect(of: owner)
        }
      }
  }

  /// Whether the values that a type's properties begin with have no side effects.
  private func doPropertiesBeginWithoutEffect(of type: TypeFacts) -> Bool {
    let values = project.instanceProperties(of: type.name).filter { !$0.isComputed }.compactMap(\.initializer)
    return values.isEmpty || isPure(Syntax(type.node), running: values.map { Syntax($0) })
  }

  /// Returns whether another initializer of the type, or that of its superclass, has no side effects.
  private func isPure(delegating call: FunctionCallExprSyntax, to base: String) -> Bool {
    guard let type = call.enclosingTypeName.flatMap({ project.resolve($0, in: nil) }) else { return false }
    let labels = call.arguments.map(\.label?.text)
    if base == "self" { return doInitializersNothingElse(of: [type], labels) }
    if let superclass = project.superclass(of: type.name) { return doInitializersNothingElse(of: [superclass], labels) }
    return trustsOthers || type.inherited.first == "NSObject" && call.arguments.isEmpty
  }

  /// Whether a member is a case of an enumeration of the project: `.custom("yyyy")`, `Format.custom("yyyy")`.
  private func isCase(_ access: MemberAccessExprSyntax) -> Bool {
    let name = access.declName.baseName.text
    guard let base = access.base else {
      return !functions(named: name).contains { $0.node.modifiers.isStatic }
        && !project.properties(named: name).contains(where: \.isStatic)
        && (project.caseNames.contains(name) || name == "some")
    }
    guard let type = base.dottedName.flatMap({ project.resolve($0, in: access.enclosingTypeName) }) else {
      return false
    }
    return type.declaresCase(name)
  }

  private func isPure(_ node: Syntax, _ body: CodeBlockSyntax?, _ own: Set<String> = []) -> Bool {
    body.map { isPure(node, running: [Syntax($0)], own) } ?? trustsOthers
  }

  /// Returns whether code of a declaration has no side effects; false where that would go too deep. What goes round in
  /// circles is looked at where it begins.
  private func isPure(_ node: Syntax, running code: [Syntax], _ own: Set<String> = []) -> Bool {
    if callers.contains(where: { $0.id == node.id }) {
      assumed.insert(node.id)
      return true
    }
    // Filling the value that is being made is no effect for its maker. It is one for other callers, so it is not recorded.
    let isOfNewValue = !own.isEmpty && node.is(FunctionDeclSyntax.self)
    if !isOfNewValue, let known = records.of(node.id) {
      found.formUnion(known)
      return known.isPure
    }
    if !isOfNewValue, let open = search.open[node.id] {
      assumed.formUnion(open.assumed)
      found.formUnion(open.found)
      return true
    }
    guard callers.count < Self.maximumDepth else {
      search.isCut = true
      return false
    }
    let calls = PureCalls(
      project: project, callers: callers + [node], ownProperties: own, trustsOthers: trustsOthers, search)
    for part in code { calls.walk(part) }
    found.formUnion(calls.found)
    assumed.formUnion(calls.assumed.subtracting([node.id]))
    if isOfNewValue { return calls.areAll }
    if !calls.areAll {
      // So is what was on the way here; the rest is looked at again when it is asked for.
      search.open = [:]
      if !search.isCut { records.note(calls.found, of: node.id) }
    } else if calls.assumed.isSubset(of: [node.id]) {
      records.note(calls.found, of: node.id)
      for (other, open) in search.open where open.assumed.isSubset(of: [node.id]) {
        var both = open.found
        both.formUnion(calls.found)
        records.note(both, of: other)
        search.open[other] = nil
      }
    } else {
      search.open[node.id] = (calls.assumed, calls.found)
    }
    return calls.areAll
  }

  private var records: PurityRecords { trustsOthers ? project.knownEffects : project.purity }

  // MARK: Reads

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard areAll else { return .skipChildren }
    if node.isMemberName, Self.differingProperties.contains(node.baseName.text) { found.differs = true }
    for property in properties(namedBy: node) {
      if property.isComputed {
        let isHarmless =
          !property.getterMayThrow && property.getter.map { isPure(Syntax($0), running: [Syntax($0)]) } ?? true
        if !isHarmless { reject(node) }
      } else if property.declaration.bindingSpecifier.tokenKind == .keyword(.var) {
        let base = node.parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        let isOwn = ownProperties.contains(property.name) && [nil, "self"].contains(node.isMemberName ? base : nil)
        found.readsVariables = found.readsVariables || !isOwn
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard areAll else { return .skipChildren }
    let arePure = subscripts(calledBy: node).allSatisfy { found in
      found.getter.map { isPure(Syntax(found), running: [Syntax($0)]) } ?? true
    }
    if !arePure { reject(node) }
    return .visitChildren
  }

  /// The condition of an `#if` is no code.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(operator: node.operator) }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(operator: node.operator) }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { visit(operator: node.operator) }

  private func visit(operator sign: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard areAll, !Self.operators.contains(sign.text) else { return .visitChildren }
    let found = functions(named: sign.text)
    if !found.isEmpty, !doNothingElse(found) { reject(sign) }
    return .visitChildren
  }

  // MARK: What changes

  /// Rejects code that assigns to anything but its own local names, or the properties of the new value.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let place = node.assignedPlace, !isOwn(place) { reject(node) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    if !isOwn(node.expression) { reject(node) }
    return .visitChildren
  }

  /// Returns whether a place is a local name of the code, or a property of the new value.
  private func isOwn(_ place: ExprSyntax) -> Bool {
    place.memberRoot.map { ownProperties.contains($0) || callers.last?.declares($0) == true } ?? false
  }

  private static func properties(of type: String, in project: ProjectFacts) -> Set<String> {
    Set(project.instanceProperties(of: type).map(\.name) + ["self"])
  }
}

extension ProjectFacts {
  /// Returns what in a piece of code of an initializer may have side effects, there or in a function that it runs.
  func sideEffect(of code: some SyntaxProtocol, in member: Syntax, of type: String) -> Syntax? {
    let calls = PureCalls(project: self, in: member, of: type)
    calls.walk(code)
    return calls.cause
  }
}

extension TypeFacts {
  /// Whether it is an enumeration with a case of this name.
  fileprivate func declaresCase(_ name: String) -> Bool {
    kind == .enumeration && memberBlock.enumerationCases.contains { $0.name.text == name }
  }
}
