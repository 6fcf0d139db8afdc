import SwiftSyntax

extension ProjectFacts {
  /// The initializer that decoding takes the place of: the only one from a document, or the one of several that is called
  /// `json:`, or the only one that takes nothing else. Nil when none of these is certain.
  func documentInitializer(of owner: String) -> JSONInitializer? {
    let found = jsonInitializers(of: owner)
    if let only = found.only { return only }
    let plain = found.filter { EntryPoint($0.node)?.configuration.isEmpty == true }
    return plain.only ?? plain.filter { EntryPoint($0.node).map { $0.isStandard && $0.constants.isEmpty } == true }.only
  }

  /// How the initializer that decoding takes the place of is called.
  func entry(of owner: String) -> EntryPoint? {
    documentInitializer(of: owner).flatMap { EntryPoint($0.node) }
  }

  /// Whether the initializer from JSON may give nil by its signature, and never does.
  func neverRefuses(_ owner: String) -> Bool {
    guard let initializer = documentInitializer(of: owner)?.node,
      initializer.optionalMark?.tokenKind == .postfixQuestionMark,
      let body = initializer.body
    else { return false }
    let delegation = DelegationFinder(viewMode: .sourceAccurate)
    delegation.walk(body)
    return delegation.found.allSatisfy(\.arguments.isEmpty)
      && FunctionBody.initializer(Syntax(initializer)).returns.allSatisfy { $0.expression == nil }
  }

  /// Whether the initializer from JSON gives nil for null, as its first question shows.
  func refusesNull(_ owner: String) -> Bool {
    guard let initializer = documentInitializer(of: owner), let entry = EntryPoint(initializer.node),
      entry.effect == .failable, let body = initializer.node.body,
      let first = body.statements.first(where: { $0.item.as(VariableDeclSyntax.self)?.isConstant != true })
    else { return false }
    if let demand = RefusingStatement.recognise(first.item, json: entry.name) { return demand != .exists }
    guard let statement = first.item.as(GuardStmtSyntax.self), statement.body.returnsNil else { return false }
    return statement.conditions.contains { $0.asksForScalar(of: entry.name) }
  }

  /// Another initializer from JSON that calls of the one that decoding takes the place of could mean as well, now that
  /// the latter belongs to a protocol.
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
