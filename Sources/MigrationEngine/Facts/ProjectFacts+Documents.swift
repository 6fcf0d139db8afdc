import MigrationPlan
import SwiftSyntax

extension ProjectFacts {
  /// Returns the initializer that decoding replaces: the only one from a document, or the one of several that is called
  /// `json:`, or the only one without other parameters, or the most called one. Nil if none of these is certain.
  func documentInitializer(of owner: String) -> JSONInitializer? {
    let found = jsonInitializers(of: owner)
    if let only = found.only { return only }
    let plain = found.filter { EntryPoint($0.node)?.configuration.isEmpty == true }
    return plain.only ?? plain.filter { EntryPoint($0.node).map { $0.isStandard && $0.constants.isEmpty } == true }.only
      ?? plain.first { $0.node.id == mostCalledInitializers[owner] }
  }

  /// Returns the most called one of several initializers from JSON: in other types' initializers, or, if that does not
  /// decide, anywhere. Nil if two are called equally often.
  func mostCalledInitializer(of owner: String) -> JSONInitializer? {
    let found = jsonInitializers(of: owner)
    let labels = found.map { EntryPoint($0.node)?.label }
    guard found.count > 1, Set(labels).count == found.count else { return nil }
    var calls: [String?: Int] = [:]
    var callsInModels: [String?: Int] = [:]
    for mention in TypeMentions(facts: self).mentions(of: owner) {
      guard let call = mention.specialized.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == mention.specialized.as(ExprSyntax.self)?.id, let argument = call.arguments.only
      else { continue }
      calls[argument.label?.text, default: 0] += 1
      if isInModel(call, besides: owner) { callsInModels[argument.label?.text, default: 0] += 1 }
    }
    for counts in [callsInModels, calls] {
      let ordered = zip(found, labels).map { ($0, counts[$1, default: 0]) }.sorted { $0.1 > $1.1 }
      if ordered[0].1 > ordered[1].1 { return ordered[0].0 }
    }
    return nil
  }

  /// Whether a node is in an initializer from JSON of another type.
  private func isInModel(_ node: some SyntaxProtocol, besides owner: String) -> Bool {
    var current = node.parent
    while let parent = current, !parent.is(InitializerDeclSyntax.self) { current = parent.parent }
    return jsonInitializers.contains { $0.owner != owner && $0.node.id == current?.id }
  }

  /// Returns whether an initializer from JSON with this label creates the type, and stays in any case.
  func keepsInitializer(of owner: String, label: String?) -> Bool {
    let decoded = documentInitializer(of: owner)?.node.id
    let labelled = jsonInitializers(of: owner).filter {
      $0.node.signature.parameterClause.parameters.first?.argumentLabel == label
    }
    return labelled.only.map { found in
      found.node.id != decoded && EntryPoint(found.node)?.configuration.isEmpty == true
    } ?? false
  }

  /// Returns the initializer that decoding replaces.
  func entry(of owner: String) -> EntryPoint? {
    documentInitializer(of: owner).flatMap { EntryPoint($0.node) }
  }

  /// Returns whether `Model.init` may mean an initializer that takes something else than a document.
  func takesOtherValues(_ owner: String) -> Bool {
    initializers(of: owner).contains { $0.labels.count == 1 && EntryPoint($0.node) == nil }
  }

  /// Returns whether the initializer from JSON is failable, or says that it throws, but takes every document.
  func neverRefuses(_ owner: String) -> Bool { neverRefuses(owner, besides: []) }

  /// - Parameter callers: the types whose initializers call this one.
  private func neverRefuses(_ owner: String, besides callers: Set<String>) -> Bool {
    guard let initializer = documentInitializer(of: owner)?.node, let body = initializer.body else { return false }
    if let effects = initializer.signature.effectSpecifiers {
      return effects.throwsClause?.type == nil && initializer.optionalMark == nil && !callers.contains(owner)
        && throwsNothing(body, in: owner, besides: callers.union([owner]))
    }
    guard initializer.optionalMark?.tokenKind == .postfixQuestionMark else { return false }
    let delegation = DelegationFinder(viewMode: .sourceAccurate)
    delegation.walk(body)
    // The value that is assigned to `self` may be nil.
    return !body.assignsSelf && delegation.found.allSatisfy(\.arguments.isEmpty)
      && FunctionBody.initializer(Syntax(initializer)).returns.allSatisfy { $0.expression == nil }
  }

  /// Whether all that code tries is to make models that take every document: `try Item(json: json["item"])`, in front of
  /// an assignment or an `append` as well.
  private func throwsNothing(_ body: CodeBlockSyntax, in owner: String, besides callers: Set<String>) -> Bool {
    body.codeTokens.allSatisfy { token in
      if token.tokenKind == .keyword(.throw) { return false }
      guard token.tokenKind == .keyword(.try), let attempt = token.parent?.as(TryExprSyntax.self),
        attempt.questionOrExclamationMark == nil
      else { return true }
      guard var call = attempt.triedValue?.as(FunctionCallExprSyntax.self) else { return false }
      if call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "append" {
        guard functions(named: "append").isEmpty,
          let added = call.arguments.only?.expression.as(FunctionCallExprSyntax.self)
        else { return false }
        call = added
      }
      guard let name = call.calledExpression.initializedTypeName, let model = resolve(name, in: owner),
        let argument = call.arguments.only?.expression, isPartThatNeverThrows(argument),
        let called = initializers(calledBy: call, of: model.name).only,
        called.node.id == documentInitializer(of: model.name)?.node.id
      else { return false }
      return called.node.signature.effectSpecifiers == nil || neverRefuses(model.name, besides: callers)
    }
  }

  /// Whether an expression is a part of a document by the library's own subscripts alone.
  private func isPartThatNeverThrows(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    guard let access = expression.as(SubscriptCallExprSyntax.self), access.trailingClosure == nil,
      access.arguments.allSatisfy({ $0.label == nil && $0.expression.isLiteral }), ownSubscripts.isEmpty
    else { return false }
    return isPartThatNeverThrows(access.calledExpression)
  }

  /// Returns whether the initializer from JSON may return nil, or throw. For a call by `try?`, these are the same.
  func mayRefuse(_ owner: String) -> Bool { entry(of: owner).map { $0.effect != .none } ?? false }

  /// Whether the initializer from JSON refuses null, as its first question shows.
  func refusesNull(_ owner: String) -> Bool {
    guard let initializer = documentInitializer(of: owner), let entry = EntryPoint(initializer.node),
      entry.effect != .none, let body = initializer.node.body,
      let first = body.statements.first(where: { $0.item.as(VariableDeclSyntax.self)?.isConstant != true })
    else { return false }
    if let demand = RefusingStatement.recognise(first.item, json: entry.name) { return demand != .exists }
    guard let statement = first.item.as(GuardStmtSyntax.self), statement.body.refusal != nil else { return false }
    return statement.conditions.contains { $0.asksForScalar(of: entry.name) }
  }

  /// Returns another initializer from JSON to which calls of the replaced one could resolve, because that is now in a
  /// protocol.
  func initializerConfused(with initializer: JSONInitializer) -> JSONInitializer? {
    let label = initializer.node.signature.parameterClause.parameters.first?.firstName.text ?? "json"
    return jsonInitializers(of: initializer.owner).first { other in
      let parameters = other.node.signature.parameterClause.parameters
      guard other.node.id != initializer.node.id, let first = parameters.first else { return false }
      return first.type.dottedName.map(Self.isJSON) == true && ["json", label].contains(first.firstName.text)
        && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
  }
}

/// The calls of `self.init` and `super.init`.
final class DelegationFinder: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["self.init", "super.init"].contains(node.calledExpression.trimmedDescription) { found.append(node) }
    return .visitChildren
  }
}

extension CodeBlockSyntax {
  /// Whether something is assigned to `self`.
  var assignsSelf: Bool {
    codeTokens.contains { token in
      token.tokenKind == .keyword(.self) && token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
    }
  }
}

extension ConditionElementSyntax {
  /// `let id = json["id"].int`: nil where the document is null.
  fileprivate func asksForScalar(of json: String) -> Bool {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      let access = binding.initializer?.value.as(MemberAccessExprSyntax.self), var base = access.base,
      Scalar.allCases.contains(where: { $0.accessor == access.declName.baseName.text })
    else { return false }
    while let part = base.as(SubscriptCallExprSyntax.self) { base = part.calledExpression }
    return base.as(DeclReferenceExprSyntax.self)?.baseName.text == json
  }
}

extension TryExprSyntax {
  /// The expression that it covers, or the value that is assigned where it stands in front of an assignment. Nil for
  /// operations.
  fileprivate var triedValue: ExprSyntax? {
    let operands = covered
    if operands.count == 1 { return expression }
    return operands.count == 3 && operands[1].is(AssignmentExprSyntax.self) ? operands[2] : nil
  }
}
