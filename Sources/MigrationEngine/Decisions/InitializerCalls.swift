import SwiftSyntax

/// Finds the arguments that calls pass to an initializer from JSON.
struct InitializerCalls {
  let project: ProjectFacts

  /// Returns the first call whose document may be nil.
  func place(givingNilTo type: TypeFacts, _ entry: EntryPoint) -> SourcePosition? {
    place(of: type) { call, _ in call.map { mayGiveNil($0, entry) } ?? true }
  }

  /// Returns the first call that passes another argument than the document.
  func place(givingMoreThanDocumentTo type: TypeFacts, _ initializer: InitializerDeclSyntax) -> SourcePosition? {
    let parameters = initializer.signature.parameterClause.parameters
    let labels = Set(parameters.map(\.firstName.text))
    let own = parameters.first { $0.type.isJSON }?.firstName.text
    return place(of: type) { call, _ in
      guard let call else { return true }
      let given = call.arguments.map { $0.label?.text ?? "_" }
      return !given.isEmpty && (given != [own] || call.trailingClosure != nil) && labels.isSuperset(of: given)
    }
  }

  /// Returns the first call with certain labels outside of a range of a file.
  func place(calling type: TypeFacts, _ labels: [String?], outside range: Range<Int>, of file: Int) -> SourcePosition? {
    let root = project.files[file].tree.id
    return place(of: type) { call, called in
      if called.root.id == root, range.contains(called.trimmedOffsets.lowerBound) { return false }
      return self.labels(of: call, called).map { $0 == labels.map { $0 ?? "_" } } ?? true
    }
  }

  /// Returns the first call that refers, or may refer, to the memberwise initializer.
  func place(creatingMemberwise type: TypeFacts, besides entry: EntryPoint) -> SourcePosition? {
    let properties = Set(project.instanceProperties(of: type.name).map(\.name))
    return place(of: type) { call, called in
      guard let labels = labels(of: call, called) else { return !isGivenElements(Syntax(called)) }
      let isFromDocument = labels == [entry.label ?? "_"] && !properties.contains(labels[0])
      return !isFromDocument && properties.isSuperset(of: labels)
    }
  }

  /// Returns whether code besides some stretches creates the type by an implicit initializer: the memberwise one, or the
  /// one without parameters.
  func isCreatedImplicitly(_ type: TypeFacts, besides stretches: [(file: Int, range: Range<Int>)]) -> Bool {
    let properties = Set(project.instanceProperties(of: type.name).map(\.name))
    return place(of: type) { call, called in
      guard let labels = labels(of: call, called) else { return !isGivenElements(Syntax(called)) }
      let isInside = stretches.contains { file, range in
        called.root.id == project.files[file].tree.id && range.contains(called.trimmedOffsets.lowerBound)
      }
      return !isInside && properties.isSuperset(of: labels)
    } != nil
  }

  /// Returns the labels of a call, or those in `User.init(id:name:)`. Nil if none are written.
  private func labels(of call: FunctionCallExprSyntax?, _ called: ExprSyntax) -> [String]? {
    call?.arguments.map { $0.label?.text ?? "_" }
      ?? called.as(MemberAccessExprSyntax.self)?.declName.argumentNames?.arguments.map(\.name.text)
  }

  /// Returns the first call of one of the type's initializers, or reference to one without a call, that meets a
  /// condition.
  ///
  /// - Parameter condition: receives the call, if there is one, and the called expression.
  private func place(
    of type: TypeFacts, where condition: (FunctionCallExprSyntax?, ExprSyntax) -> Bool
  ) -> SourcePosition? {
    for mention in heirs(of: type.name).flatMap({ TypeMentions(facts: project).mentions(of: $0) }) {
      guard let parent = mention.specialized.parent else { continue }
      if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == mention.specialized.as(ExprSyntax.self)?.id,
        condition(call, call.calledExpression)
      {
        return position(call, mention.file)
      }
      if let access = parent.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        if condition(call?.calledExpression.id == ExprSyntax(access).id ? call : nil, ExprSyntax(access)) {
          return position(access, mention.file)
        }
      }
    }
    for use in project.memberAccesses["init", default: []] {
      // `.init(json: json)` may mean any type; `self.init(…)` means its own.
      let isOwn = use.node.base?.trimmedDescription == "self" && means(type, Syntax(use.node))
      guard use.node.base == nil || isOwn, let call = use.node.parent?.as(FunctionCallExprSyntax.self) else { continue }
      if condition(call, ExprSyntax(use.node)) { return position(call, use.file) }
    }
    for use in project.references["Self", default: []] where means(type, Syntax(use.node)) {
      if let call = use.node.parent?.as(FunctionCallExprSyntax.self),
        condition(call, call.calledExpression)
      {
        return position(call, use.file)
      }
    }
    return nil
  }

  /// Returns a type and its subclasses, which may inherit the initializer.
  private func heirs(of name: String) -> [String] {
    [name] + project.subclasses(of: name).flatMap { heirs(of: $0.name) }
  }

  private func means(_ type: TypeFacts, _ node: Syntax) -> Bool {
    guard let name = node.enclosingTypeName, let found = project.resolve(name, in: nil) else { return true }
    return project.lineage(of: found.name).contains(type.name) || found.kind == .protocolType
  }

  private func mayGiveNil(_ call: FunctionCallExprSyntax, _ entry: EntryPoint) -> Bool {
    if call.arguments.isEmpty { return entry.defaultsToNil && call.trailingClosure == nil }
    let isAlone = call.arguments.count == 1
    let document = call.arguments.first { argument in
      argument.label?.text == entry.label && (isAlone || !entry.configuration.isEmpty)
    }
    return document.map { !isThere($0.expression) } ?? false
  }

  private func position(_ node: some SyntaxProtocol, _ file: Int) -> SourcePosition {
    project.files[file].position(of: node)
  }

  // MARK: Documents that are there

  /// Returns whether an expression is certainly a `JSON`, and not an optional one.
  func isThere(_ expression: ExprSyntax) -> Bool {
    let types = ExpressionTypes(facts: project)
    if expression.is(ForceUnwrapExprSyntax.self) || types.type(of: expression) == .external("JSON") { return true }
    // `json?["id"]` may be nil, though the part in front of the rest is there.
    if expression.isOptionalChain { return false }
    if let attempt = expression.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark?.text != "?" && isThere(attempt.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isJSONInitializer
        && call.arguments.first?.label?.text != "rawValue"
    }
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.isNullJSON }
    if let access = expression.as(SubscriptCallExprSyntax.self) {
      let called = access.calledExpression
      return isDocument(called) || areThere(called) || isImplicitlyUnwrapped(called)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
    switch reference.localBinding(of: reference.baseName.text) {
    case .annotated(let type): return type.isPlainJSON
    case .value(let value): return isThere(value)
    case .unwrapped: return true
    case .element(let sequence): return areThere(sequence)
    case .closureParameter(let closure, let position):
      return isGivenElements(closure) || isGivenDocument(closure, at: position)
    case .none, .success, .unknown: return false
    }
  }

  /// Returns whether an expression is certainly a `JSON`, whose parts are documents, and not a dictionary of documents,
  /// whose members may be missing.
  private func isDocument(_ expression: ExprSyntax) -> Bool {
    guard let reference = expression.as(DeclReferenceExprSyntax.self),
      case .unwrapped(let value) = reference.localBinding(of: reference.baseName.text)
    else { return isThere(expression) }
    if let type = ExpressionTypes(facts: project).type(of: value) { return type.unwrapped == .external("JSON") }
    let tried = value.as(TryExprSyntax.self)?.expression ?? value
    return tried.as(FunctionCallExprSyntax.self)?.calledExpression.isJSONInitializer == true
  }

  /// Returns whether an expression is declared as `JSON!`. Its parts are never nil, or the program stops.
  private func isImplicitlyUnwrapped(_ expression: ExprSyntax) -> Bool {
    guard let reference = expression.as(DeclReferenceExprSyntax.self),
      case .annotated(let type) = reference.localBinding(of: reference.baseName.text),
      let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return false }
    return optional.wrappedType.isPlainJSON
  }

  /// Methods of an array that return all or some of its elements.
  private static let methodsOfSome: Set = ["filter", "reversed", "sorted", "prefix", "suffix", "dropFirst", "dropLast"]

  /// Returns whether an expression is certainly an array of documents.
  func areThere(_ sequence: ExprSyntax) -> Bool {
    if ExpressionTypes(facts: project).type(of: sequence) == .array(.external("JSON")) { return true }
    if let call = sequence.as(FunctionCallExprSyntax.self) {
      guard let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base else {
        return false
      }
      return Self.methodsOfSome.contains(method.declName.baseName.text) && areThere(base)
    }
    if let access = sequence.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text == "arrayValue" }
    if let forced = sequence.as(ForceUnwrapExprSyntax.self) { return isOptionalArray(forced.expression) }
    if let chained = sequence.as(OptionalChainingExprSyntax.self) { return isOptionalArray(chained.expression) }
    guard let reference = sequence.as(DeclReferenceExprSyntax.self) else { return false }
    switch reference.localBinding(of: reference.baseName.text) {
    case .annotated(let type): return type.arrayElement?.isPlainJSON == true
    case .value(let value): return areThere(value)
    case .unwrapped(let value): return isOptionalArray(value)
    default: return false
    }
  }

  private func isOptionalArray(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "array"
  }

  private func isGivenElements(_ closure: ClosureExprSyntax) -> Bool {
    closure.calledBy.map(goesOverDocuments) ?? false
  }

  /// Returns whether a function without a call is applied to documents: `json["items"].arrayValue.map(Item.init)`.
  private func isGivenElements(_ function: Syntax) -> Bool {
    let call = function.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return function.parent?.is(LabeledExprSyntax.self) == true && call?.arguments.count == 1
      && call.map(goesOverDocuments) == true
  }

  private func goesOverDocuments(_ call: FunctionCallExprSyntax) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["map", "compactMap", "flatMap", "forEach", "filter"].contains(access.declName.baseName.text)
    else { return false }
    return areThere(base)
  }

  /// Returns whether a closure is passed to a function of the project that calls it with a document: `load { json in
  /// User(json: json) }`, where `func load(completion: (JSON) -> Void)`. Every possible function has to.
  private func isGivenDocument(_ closure: ClosureExprSyntax, at position: Int) -> Bool {
    guard let call = closure.calledBy,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    // A trailing closure may be for any parameter that the call names no other value for.
    let label = closure.parent?.as(LabeledExprSyntax.self).map { $0.label?.text }
    let named = Set(call.arguments.map { $0.label?.text })
    let taking = project.functions(named: name).flatMap { function in
      function.parameters.filter { parameter in
        parameter.type.function != nil
          && (label.map { $0 == parameter.argumentLabel } ?? !named.contains(parameter.argumentLabel))
      }
    }
    return !taking.isEmpty
      && taking.allSatisfy { parameter in
        guard let given = parameter.type.function?.parameters, position < given.count else { return false }
        return given[given.index(given.startIndex, offsetBy: position)].type.isPlainJSON
      }
  }
}

extension TypeSyntax {
  /// The type of a closure, without the syntax around it: `@escaping (JSON) -> Void`, `((JSON) -> Void)?`.
  fileprivate var function: FunctionTypeSyntax? {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.function }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.only?.type.function }
    return self.as(FunctionTypeSyntax.self)
  }
}
